import type { Point } from '../conicProjection.ts';

/** A name in Spanish; where they differ, in Catalan and English after bars. */
export const countries: readonly (readonly [name: string, lng: number, lat: number])[] = [
  ['España|Espanya|Spain', -3.6, 39.55],
  ['Portugal', -8.1, 39.75],
  ['Francia|França|France', 1.9, 46.3],
  ['Marruecos|Marroc|Morocco', -6.2, 32.8],
  ['Argelia|Algèria|Algeria', 1.6, 34.6],
  ['Andorra', 1.57, 42.55],
  ['Italia|Itàlia|Italy', 12.1, 42.9],
  ['Gibraltar', -5.352, 36.138],
];

export const seas: readonly (readonly [name: string, lng: number, lat: number, from: number])[] = [
  ['Océano Atlántico|Oceà Atlàntic|Atlantic Ocean', -13.2, 38.6, 4],
  ['Mar Mediterráneo|Mar Mediterrània|Mediterranean Sea', 5.9, 38.9, 4],
  ['Mar Cantábrico|Mar Cantàbric|Bay of Biscay', -4.2, 44.6, 5],
  ['Mar Balear|Mar Balear|Balearic Sea', 1.75, 40.45, 6],
  ['Mar de Alborán|Mar d’Alborán|Alboran Sea', -3.4, 35.95, 6],
  ['Golfo de Cádiz|Golf de Cadis|Gulf of Cádiz', -7.2, 36.55, 6],
  ['Océano Atlántico|Oceà Atlàntic|Atlantic Ocean', -16.6, 29.3, 6],
  ['Océano Atlántico|Oceà Atlàntic|Atlantic Ocean', -10.3, 42.4, 6],
  ['Estrecho de Gibraltar|Estret de Gibraltar|Strait of Gibraltar', -5.62, 35.96, 8],
  ['Golfo de Valencia|Golf de València|Gulf of Valencia', 0.35, 39.45, 7],
  ['Mar Menor', -0.79, 37.73, 10],
];

/** What provinces are called where the atlas writes two names, or another than one says. */
export const provinces: Readonly<Record<string, string>> = {
  '01': 'Álava|Àlaba|Álava',
  '03': 'Alicante|Alacant|Alicante',
  '07': 'Islas Baleares|Illes Balears|Balearic Islands',
  '12': 'Castellón|Castelló|Castellón',
  '14': 'Córdoba|Còrdova|Córdoba',
  '20': 'Gipuzkoa',
  '22': 'Huesca|Osca|Huesca',
  '41': 'Sevilla|Sevilla|Seville',
  '44': 'Teruel|Terol|Teruel',
  '46': 'Valencia|València|Valencia',
  '48': 'Bizkaia|Biscaia|Biscay',
  '50': 'Zaragoza|Saragossa|Zaragoza',
};

/** Where a province's name stands, when the middle of its largest part is not where one looks for it. */
export const provinceSpots: Readonly<Record<string, Point>> = {
  '07': [2.95, 39.72],
  11: [-5.75, 36.55],
  35: [-15.6, 27.93],
  48: [-2.72, 43.15],
};

/** What the list of towns writes otherwise than one says in a language: its name there, and the one to show. */
export const townNames: Readonly<Record<string, string>> = {
  Alicante: 'Alicante|Alacant|Alicante',
  Elche: 'Elche|Elx|Elche',
  Valencia: 'Valencia|València|Valencia',
  Sevilla: 'Sevilla|Sevilla|Seville',
  Zaragoza: 'Zaragoza|Saragossa|Zaragoza',
  Teruel: 'Teruel|Terol|Teruel',
  Huesca: 'Huesca|Osca|Huesca',
  Córdoba: 'Córdoba|Còrdova|Córdoba',
  Cádiz: 'Cádiz|Cadis|Cádiz',
  'Castelló de la Plana': 'Castellón de la Plana|Castelló de la Plana|Castellón de la Plana',
  Dénia: 'Dénia',
  Gandia: 'Gandia',
  Sagunto: 'Sagunto|Sagunt|Sagunto',
  Benidorm: 'Benidorm',
  Javea: 'Jávea|Xàbia|Jávea',
  Chilches: 'Chilches|Xilxes|Chilches',
  Alcoy: 'Alcoy|Alcoi|Alcoy',
  Peníscola: 'Peñíscola|Peníscola|Peñíscola',
  Peñíscola: 'Peñíscola|Peníscola|Peñíscola',
  'Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'Donostia / San Sebastián': 'San Sebastián|Sant Sebastià|San Sebastián',
  Pamplona: 'Pamplona',
  'Tetuán de las Victorias': 'Tetuán',
  Eixample: 'L’Eixample|l’Eixample|Eixample',
  Ibiza: 'Ibiza|Eivissa|Ibiza',
  'La Laguna': 'La Laguna',
  'Las Palmas de Gran Canaria': 'Las Palmas de Gran Canaria',
  "L'Hospitalet de Llobregat": 'L’Hospitalet de Llobregat|l’Hospitalet de Llobregat|L’Hospitalet de Llobregat',
  Lisbon: 'Lisboa|Lisboa|Lisbon',
  Porto: 'Oporto|Porto|Porto',
  Perpignan: 'Perpiñán|Perpinyà|Perpignan',
  Toulouse: 'Toulouse|Tolosa|Toulouse',
  Bordeaux: 'Burdeos|Bordeus|Bordeaux',
  Bayonne: 'Bayona|Baiona|Bayonne',
  Marseille: 'Marsella|Marsella|Marseille',
  Nice: 'Niza|Niça|Nice',
  Lyon: 'Lyon|Lió|Lyon',
  Narbonne: 'Narbona|Narbona|Narbonne',
  Carcassonne: 'Carcasona|Carcassona|Carcassonne',
  Montpellier: 'Montpellier|Montpeller|Montpellier',
  Tangier: 'Tánger|Tànger|Tangier',
  Tétouan: 'Tetuán|Tetuan|Tétouan',
  Casablanca: 'Casablanca',
  Rabat: 'Rabat',
  Fès: 'Fez|Fes|Fez',
  Fes: 'Fez|Fes|Fez',
  Algiers: 'Argel|Alger|Algiers',
  'Oujda-Angad': 'Oujda',
  Oran: 'Orán|Orà|Oran',
  'Andorra la Vella': 'Andorra la Vella',
};

/** Rivers that the source writes without their accents, or that languages name otherwise. */
export const riverNames: Readonly<Record<string, string>> = {
  Alagon: 'Alagón',
  Aragon: 'Aragón|Aragó|Aragón',
  Ariège: 'Ariège|Arieja|Ariège',
  Cabriel: 'Cabriel|Cabriol|Cabriel',
  Duero: 'Duero|Duero|Douro',
  Ebro: 'Ebro|Ebre|Ebro',
  Garonne: 'Garona|Garona|Garonne',
  Jalon: 'Jalón',
  Jucar: 'Júcar|Xúquer|Júcar',
  'Le gave de Pau': 'Gave de Pau',
  Mijares: 'Mijares|Millars|Mijares',
  Minho: 'Miño|Miño|Minho',
  Mio: 'Miño|Miño|Minho',
  Moulouya: 'Muluya|Muluia|Moulouya',
  Rhône: 'Ródano|Roine|Rhône',
  Tajo: 'Tajo|Tajo|Tagus',
  Tejo: 'Tajo|Tajo|Tagus',
  Tietar: 'Tiétar',
  Turia: 'Turia|Túria|Turia',
  Zezere: 'Zêzere',
  Zncara: 'Záncara',
  Zujar: 'Zújar',
};

/** The properties of a feature that name it, of a name as the lists above write it. */
export function namesOf(forms: string): Record<string, string> {
  const [es, ca = es, en = es] = forms.split('|') as [string, string?, string?];
  return { name: es, 'name:es': es, 'name:ca': ca, 'name:en': en };
}
