/** External services that need consent, by purpose. */
export interface ConsentServices {
  analytics: readonly string[]
  marketing: readonly string[]
}

export const namesOf = ({ analytics, marketing }: ConsentServices): string[] => [...analytics, ...marketing]
