/** Services of others that wait for consent, by the purpose they belong to. */
export interface ConsentServices {
  analytics: readonly string[]
  marketing: readonly string[]
}

export const namesOf = ({ analytics, marketing }: ConsentServices): string[] => [...analytics, ...marketing]
