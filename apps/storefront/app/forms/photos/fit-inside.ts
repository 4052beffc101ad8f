interface Size {
  width: number
  height: number
}

/** The size of a picture whose longer side is at most `side` pixels; a smaller one keeps its size. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
