/**
 * Names of bundled towns that other places of the country have too, most of them with fewer than 1,000 inhabitants: the
 * register of addresses (BAG) has them, the base map has not. Names that several bundled towns have are not listed.
 */
export const SHARED_NAMES: readonly string[] = [
  ...['Afferden', 'Alphen', 'Baarlo', 'Bergen', 'Beuningen', 'De Jouwer'],
  ...['De Noord', 'Den Ham', 'Donk', 'Eerde', 'Elsloo', 'Elst'],
  ...['Haarle', 'Haren', 'Hoorn', 'Kadoelen', 'Keent', 'Merum'],
  ...['Molenhoek', 'Niekerk', 'Noordeinde', 'Noordwijk', 'Noordwolde', 'Oosteinde'],
  ...['Oosterwolde', 'Oudega', 'Rozenburg', 'Scherpenzeel', 'Serooskerke', 'Spijk'],
  ...['Steenbergen', 'Veldhuizen', 'Velp', 'Ven', 'Vianen', 'Voorst'],
  ...['Well', 'Wilhelminadorp', 'Winsum', 'Wirdum'],
]
