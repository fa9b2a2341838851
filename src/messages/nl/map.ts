import type { map as english } from '../en/map.ts'
import type { Words } from '../words.ts'

export const map = {
  title: 'Kaart',
  skip: 'Sla de kaart over',
  keys: 'Kaart. Met de pijltjes verschuif je, met plus en min zoom je.',
  salons: 'Salons op de kaart',
  unrated: 'nieuw',
  salon: '{{name}}, {{rating}}, vanaf {{price}}',
  salonPlain: '{{name}}, {{rating}}',
  group: '{{count}} salons, zoom in',
  sameSpot: '{{count}} salons op deze plek',
  chosen: 'Gekozen salon',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom uit',
  searchHere: 'Zoek in dit gebied',
  shown: '{{shown}} van de {{total}} op de kaart',
  show: 'Kaart',
  showOne: 'Toon {{name}} op de kaart',
  back: 'Terug naar de lijst',
  view: 'Weergave',
  listOnly: 'Lijst',
  withMap: '+ kaart',
  headingWithMap: '{{heading}}, op de kaart',
  loading: 'De kaart komt eraan',
  failed: {
    title: 'De kaart kwam niet door',
    text: 'De lijst werkt gewoon. Probeer het zo nog eens.',
    toList: 'Naar de lijst',
  },
  place: '{{name}} op de kaart',
} satisfies Words<typeof english>
