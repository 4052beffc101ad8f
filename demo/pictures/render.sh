#!/bin/sh
# Renders every product photograph that is missing or out of date. Options: see render.py --help.
# Needs Debian's blender, python3-numpy, python3-opencv, librsvg2-bin and gcc.
set -eu
cd "$(dirname "$0")"
for tool in blender rsvg-convert cc; do
  command -v "$tool" > /dev/null || { echo "missing: $tool (apt-get install blender python3-numpy python3-opencv librsvg2-bin gcc)" >&2; exit 1; }
done
PATH=/usr/bin:/bin python3 patterns/draw.py
PATH=/usr/bin:/bin python3 render.py "$@"
../../node_modules/.bin/node ../../apps/backend/src/scripts/prepare-pictures.ts originals prepared
