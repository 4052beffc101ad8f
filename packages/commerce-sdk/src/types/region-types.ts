export interface RegionCountry {
  iso_2: string
  name?: string
  display_name?: string
}

export interface Region {
  id: string
  name: string
  currency_code: string
  countries?: RegionCountry[]
  metadata?: Record<string, unknown> | null
}
