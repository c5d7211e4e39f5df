import type { Language } from '#shared/i18n/languages.ts';

/** Parts of a regular expression, one alternative each, separated by commas. */
type Words = string;

/** How adverts of a language speak of what checks compare. Accents and case as in texts that are folded: none. */
export interface AdvertWords {
  /** Numbers that are written, from one on. */
  numbers: Words;
  /** What is offered, in the singular: the text speaks of all of it. */
  home: Words;
  /** Bedrooms, without rooms of which the living room is one. */
  bedrooms: Words;
  bathrooms: Words;
  squareMetres: Words;
  /** Before an area: that it is of all of the home. */
  areaLabels: Words;
  /** Behind an area: the same. */
  areaTails: Words;
  /** Parts of a home and what belongs to it: areas near them are theirs. */
  parts: Words;
  /** Floors and what there are several of: an area in their clause may be that of each. */
  floors: Words;
  /** Between what is offered and its number: `piso de 90 m²`. */
  of: Words;
  is: Words;
  about: Words;
  /** Between two numbers. */
  joiners: Words;
  /** A room in a home that others live in. */
  sharedHome: Words;
  /** Before the whole price. */
  priceLabels: Words;
  /** Near an amount: it is not the price. */
  otherMoney: Words;
  perMonth: Words;
  perYear: Words;
  /** The fee of the owners' community. */
  communityFee: Words;
  /** What was, may be, or is of somebody else. */
  hedges: Words;
  /** Behind a number of bedrooms: it is of some of them. */
  someOf: Words;
}

export const advertWords: Partial<Record<Language, AdvertWords>> = {
  es: {
    numbers: 'un[ao]?, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
    home: 'piso, vivienda, casa, chalet, chale, apartamento, atico, duplex, estudio, inmueble, villa, adosado, pareado, loft, masia, cortijo, caserio, propiedad, local, oficina, bajo',
    bedrooms: 'dormitorios?, habitaciones, habitacion, habs?\\b\\.?',
    bathrooms: 'banos?, aseos?',
    squareMetres: 'm2, mts2, metros cuadrados, metros',
    areaLabels: 'superficie(?: total)?(?: construida| util)?, metros construidos, metros utiles',
    areaTails: 'construidos, utiles, habitables, de vivienda, de superficie, edificados',
    parts:
      'terraza, solarium, azotea, jardin, patio, parcela, terreno, solar, finca, salon, comedor, cocina, garaje, trastero, sotano, buhardilla, planta, nivel, porche, balcon, estancia, dormitorio, habitacion, suite, bodega, almacen, anexo, piscina, zona, altillo, cuadra, huerto, bano, vestidor, lavadero, hectarea, invitados, cada, ampliar, edificabilidad, nave, galeria, corral, despacho, plaza, edificio, urbanizacion, casita, pajar, vistas, parque',
    floors:
      'planta, nivel, cada, edificio, viviendas, pisos, total, (?:primer|segundo|tercer) piso, piso (?:superior|inferior|de arriba|de abajo), arriba, abajo, semisotano, sotano, buhardilla, altillo',
    of: 'de, con',
    is: 'es, son, asciende a, ascienden a',
    about: 'unos, unas, aprox\\.?, aproximadamente, cerca de, mas de, casi, alrededor de',
    joiners: 'o, a, u, y, e',
    sharedHome: '(?:piso|vivienda|casa) compartid, se comparte, habitacion (?:individual|en alquiler|en piso)',
    priceLabels:
      'precio(?: de venta| de salida| final| total| de alquiler)?, pvp, se vende por, (?:en|a la) venta por, se alquila por, en alquiler por, alquiler(?: mensual| de)?, renta(?: mensual)?, mensualidad, vendemos por',
    otherMoney:
      'temporada, verano, agosto, julio, invierno, curso, primer, estudiant, persona, habitacion, garaje, plaza, parking, aparcamiento, trastero, comunidad, gastos, ibi, fianza, deposito, reserva, senal, honorarios, antes, anterior, rebaj, desde, hipoteca, cuota, entrada, financ, subvenc, ahorr, reforma, presupuesto, rentabilidad, alquilad, inquilino, seguro, impuesto, itp, iva, igic, notari, tasa, valor, opcional, adicional, extra, aparte, ingresos, nomina, subasta, puja, derrama, agencia, bajad, inicial, costaba, oferta, ampliar, obra, suministros, luz, agua, al contado, aval, catastral, vecin, zona, media, original',
    perMonth: 'al mes, mes, mensual(?:es)?, por mes, cada mes',
    perYear: 'al ano, ano, anual(?:es)?, por ano, cada ano',
    communityFee: 'gastos de comunidad, cuota de comunidad, comunidad de propietarios, comunidad',
    hedges:
      'actualmente, ahora, hoy, unid, eran, fueron, antes, antigu, origina, posib, podri, puede, convert, ampli, proyecto, licencia, opcion, hotel, hostal, complejo, residencia, edificio, urbanizacion, invitados, hasta, desde, entre, ano, otr[ao]s?, cada, vecin, bloque, promocion, transform, unir, sacar, hacer, tenia, hubo, inicial, planos, anexo, anejo, casita, (?:apartamento|estudio|piso|vivienda|loft|bungalow|modulo|acceso|entrada) independiente, (?:apartamento|estudio|vivienda) (?:anex|aparte|separad)',
    someOf:
      'dobles?, individuales, individual, sencill, simples?, exterior, interior, mas, arriba, abajo, en suite, en la, en planta, para, de invitados, de servicio, adicional, extra, principal, infantil, con, grandes, amplios, tipo, da\\b, mira, abuhardillad, de matrimonio, juvenil, de ellos, dan',
  },
  ca: {
    numbers: 'une?a?, dos|dues, tres, quatre, cinc, sis, set, vuit, nou, deu, onze, dotze',
    home: 'pis, habitatge, casa, xalet, apartament, atic, duplex, estudi, immoble, masia, adossada, torre, loft, propietat, local, oficina, baixos',
    bedrooms: 'dormitoris?, habitacions, habitacio',
    bathrooms: 'banys?, lavabos?',
    squareMetres: 'm2, metres quadrats, metres',
    areaLabels: 'superficie(?: total)?(?: construida| util)?',
    areaTails: "construits, utils, habitables, d'habitatge, de superficie, edificats",
    parts:
      'terrassa, terrat, jardi, pati, parcel, terreny, solar, finca, sala, menjador, cuina, garatge, traster, soterrani, golfes, planta, nivell, porxo, balco, estanca, dormitori, habitacio, suite, celler, magatzem, annex, piscina, zona, hectarea, convidats, cada, hort, nau, edifici, placa, ampliar, parc',
    floors:
      'planta, nivell, cada, edifici, habitatges, pisos, total, (?:primer|segon|tercer) pis\\b, pis (?:superior|inferior|de dalt|de baix), dalt\\b, baix\\b, semisoterrani, soterrani, golfes, altell',
    of: "de, d', amb",
    is: 'es, son',
    about: 'uns, unes, aprox\\.?, aproximadament, prop de, mes de, gairebe, quasi',
    joiners: 'o, a, i',
    sharedHome: 'pis compartit, habitatge compartit, habitacio (?:individual|en un pis)',
    priceLabels:
      'preu(?: de venda| de sortida| final| total| de lloguer)?, es ven per, en venda per, a la venda per, es lloga per, en lloguer per, lloguer(?: mensual| de)?, renda(?: mensual)?, mensualitat',
    otherMoney:
      'estiu, agost, juliol, hivern, curs, primer, persona, habitacio, garatge, placa, parquing, aparcament, traster, comunitat, despeses, ibi, fianca, diposit, reserva, honoraris, abans, anterior, rebaix, des de, hipoteca, quota, entrada, finan, subvenc, estalvi, reforma, pressupost, rendibilitat, llogat, llogater, asseguranca, impost, itp, iva, notari, taxa, valor, opcional, addicional, extra, a part, ingressos, subhasta',
    perMonth: 'al mes, mes, mensuals?, per mes, cada mes',
    perYear: "a l'any, any, anuals?, per any, cada any",
    communityFee: 'despeses de comunitat, quota de comunitat, comunitat de propietaris, comunitat',
    hedges:
      'actualment, ara\\b, avui, unid, eren, abans, antig, origina, possib, podria, pot, convert, ampli, projecte, llicencia, opcio, hotel, hostal, edifici, urbanitzacio, convidats, fins, des de, entre, any, altr, cada, vei, promocio, transform, tenia, planols, annex, caseta, (?:apartament|estudi|pis|habitatge|loft|bungalou|modul|acces|entrada) independent, (?:apartament|estudi|habitatge) (?:a part|separat)',
    someOf:
      'dobles?, individual, senzill, exterior, interior, mes, a dalt, a baix, a la, en planta, per a, de convidats, de servei, addicional, principal, infantil, amb, grans, amplies, tipus',
  },
  en: {
    numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    home: 'flat, apartment, house, home, penthouse, duplex, studio, property, villa, townhouse, loft, farmhouse, cottage, bungalow, chalet, shop, office',
    bedrooms: 'bedrooms?, beds?\\b, bedroomed',
    bathrooms: 'bathrooms?, baths?\\b',
    squareMetres: 'm2, sqm, sq\\.? ?m, square met(?:re|er)s',
    areaLabels: '(?:built|living|useful|usable|total|floor) (?:area|size|space), area',
    areaTails: 'built, of living space, of living area, of floor area, usable, useful',
    parts:
      'terrace, roof, garden, patio, plot, land, living room, lounge, dining, kitchen, garage, storage, basement, attic, floor, porch, balcony, bedroom, suite, cellar, annex, pool, area of, hectare, guest, each, stable, barn, office, extend, warehouse, building, bathroom',
    floors:
      'floor, level, each, building, flats, apartments, homes, houses, total, upstairs, downstairs, basement, attic, (?:first|second|upper|lower) stor',
    of: 'of, with, has, offers',
    is: 'is, of, at',
    about: 'about, approx\\.?, approximately, some, over, nearly, around, almost',
    joiners: 'or, to, and',
    sharedHome: 'shared (?:flat|apartment|house|home), flatmate, housemate, room in a, room to let',
    priceLabels:
      '(?:asking |sale |total )?price, priced at, for sale (?:for|at), on the market (?:for|at), asking, to let (?:for|at), for rent (?:for|at), (?:monthly )?rent',
    otherMoney:
      'season, summer, winter, august, july, first, student, person, room, garage, parking, space, storage, communit, fees?, charges?, ibi, tax, deposit, reserv, was\\b, before, previous, reduced, from\\b, mortgage, instal, down payment, financ, subsid, grant, sav, renovat, budget, yield, tenant, let at, rented, insurance, vat, notary, value, optional, additional, extra, separately, income, salary, auction, bid\\b, agency, formerly, worth, bills, utilit, average, neighbour, original',
    perMonth: 'a month, per month, monthly, month, pcm, pm',
    perYear: 'a year, per year, yearly, annually, annual, per annum, year',
    communityFee: "community fees?, community charges?, service charges?, owners' fees?, community",
    hedges:
      'currently, now, today, were, merged, joined, before, former, origina, previous, possib, could, can, may, convert, extend, extension, plans, licence, permission, option, hotel, hostel, building, development, guest, up to, from\\b, between, other, each, neighbour, used to, once, had, potential, year, turned, annexe?\\b, granny, outbuilding, self-contained, (?:independent|separate|detached) (?:apartment|flat|studio|annexe?|unit|entrance|access)',
    someOf:
      'doubles?, singles?, outward, more, upstairs, downstairs, on the, en-?suite, for, guest, extra, additional, with, facing, at the, in the, and another, share, overlook, open',
  },
  de: {
    numbers: 'eine?[mnrs]?, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf',
    home: 'wohnung, haus, penthouse, maisonette, studio, immobilie, villa, reihenhaus, apartment, landhaus, bungalow, objekt, doppelhaushalfte, finca',
    bedrooms: 'schlafzimmern?',
    bathrooms: 'bader, badern, bad, badezimmern?',
    squareMetres: 'm2, qm, quadratmetern?',
    areaLabels: 'wohnflache, nutzflache, gesamtflache, bebaute flache, flache \\((?:brutto|netto)\\)',
    areaTails: 'wohnflache, nutzflache, bebaute flache, gross(?:e|en|es|er)? (?:wohnung|haus|penthouse|apartment)',
    parts:
      'terrasse, dach, garten, patio, innenhof, grundstuck, wohnzimmer, esszimmer, kuche, garage, abstellraum, keller, stock, geschoss, veranda, balkon, schlafzimmer, suite, anbau, pool, hektar, gast, jede, stall, scheune, gebaude, halle, buro, erweiter',
    floors:
      'stock, (?:erd|ober|unter|dach|keller|zwischen)?geschoss, parterre, souterrain, etage, ebene, jede, gebaude, wohnungen, hauser, gesamt, insgesamt, oben\\b, unten\\b, keller, dachboden',
    of: 'von, mit',
    is: 'ist, betragt, betragen, von, liegt bei',
    about: 'ca\\.?, etwa, rund, circa, uber, fast, knapp',
    joiners: 'oder, bis, und',
    sharedHome: 'wg-, wohngemeinschaft, mitbewohn',
    priceLabels:
      '(?:kauf|miet|gesamt|verkaufs|angebots)?preis, (?:kalt|warm|monats)?miete, zu verkaufen fur, zu vermieten fur',
    otherMoney:
      'saison, hochsaison, sommer, winter, erste, person, zimmer, garage, stellplatz, abstellraum, gemeinschaft, hausgeld, nebenkosten, kosten, ibi, kaution, reservier, fruher, zuvor, vorher, reduziert, ab\\b, hypothek, rate, anzahlung, finanz, zuschuss, ersparnis, renovier, budget, rendite, vermietet, mieter, versicherung, steuer, mwst, notar, wert, optional, zusatzlich, extra, gesondert, einkommen, auktion, provision, makler, statt',
    perMonth: 'im monat, pro monat, monatlich, monat',
    perYear: 'im jahr, pro jahr, jahrlich, jahr',
    communityFee: 'hausgeld, gemeinschaftskosten, gemeinschaftsumlage, eigentumergemeinschaft',
    hedges:
      'derzeit, jetzt, heute, waren, zusammen, fruher, ehemal, ursprung, moglich, konnt, kann, umbau, erweiter, geplant, plane, genehmig, option, hotel, pension, gebaude, anlage, gast, bis zu, ab\\b, zwischen, weitere, jede, nachbar, jahr, anbau, nebengebaude, nebenhaus, einlieger, (?:separate|unabhangige|eigenstandige|abgetrennte)[mnrs]? (?:wohnung|apartment|appartement|studio|eingang|zugang|einheit)',
    someOf: 'mit, im, in, nach, fur, oben, unten, en suite, und ein, gehen, liegen, auf',
  },
  nl: {
    numbers: 'een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
    home: 'appartement, woning, huis, penthouse, maisonnette, duplex, studio, villa, rijtjeshuis, landhuis, bungalow, finca, flat, object',
    bedrooms: 'slaapkamers?',
    bathrooms: 'badkamers?',
    squareMetres: 'm2, vierkante meters?',
    areaLabels: 'woonoppervlakte?, gebruiksoppervlakte?, bebouwde oppervlakte?, oppervlakte?',
    areaTails: 'woonoppervlakte?, woonruimte, bebouwd, bruikbaar, gebruiksoppervlakte?',
    parts:
      'terras, dak, tuin, patio, perceel, grond, woonkamer, eetkamer, keuken, garage, berging, kelder, zolder, verdieping, veranda, balkon, slaapkamer, suite, bijgebouw, zwembad, hectare, gasten, elke, ieder, stal, schuur, gebouw, loods, uitbreid, kantoor',
    floors:
      'verdieping, niveau, elke, ieder, gebouw, appartementen, woningen, totaal, boven(?:verdieping)?\\b, beneden(?:verdieping)?\\b, begane grond, etage, kelder, souterrain, zolder',
    of: 'van, met',
    is: 'is, bedraagt, bedragen, van',
    about: "ca\\.?, circa, ongeveer, ruim, bijna, zo'n",
    joiners: 'of, tot, en, a',
    sharedHome: 'gedeelde? (?:woning|flat|appartement), huisgenot, kamer in een',
    priceLabels: '(?:vraag|koop|verkoop|huur|totaal)?prijs, te koop voor, te huur voor, (?:maand|kale )?huur',
    otherMoney:
      'seizoen, hoogseizoen, zomer, winter, eerste, persoon, kamer, garage, parkeer, berging, vve, servicekosten, gemeenschap, kosten, ibi, waarborg, borg, reserver, vroeger, eerder, was\\b, verlaagd, vanaf, hypotheek, aanbetaling, financ, subsidie, bespar, renov, budget, rendement, verhuurd, huurder, verzekering, belasting, btw, notaris, waarde, optioneel, extra, apart, inkomen, veiling, makelaar, bod\\b, oorspronkelijk',
    perMonth: 'per maand, maandelijks, maand, p\\.?m\\.?',
    perYear: 'per jaar, jaarlijks, jaar',
    communityFee: 'servicekosten, gemeenschapskosten, vve(?:-bijdrage)?, vereniging van eigenaars',
    hedges:
      'momenteel, nu\\b, waren, samengevoegd, vroeger, voormalig, oorspronkelijk, mogelijk, kan, kunnen, zou, ombouw, uitbreid, plannen, gepland, vergunning, optie, hotel, pension, gebouw, complex, gasten, tot, vanaf, tussen, andere, elke, ieder, buren, jaar, bijgebouw, aanbouw, (?:zelfstandige?|onafhankelijke?|aparte?|losstaande?) (?:appartement|studio|woning|ingang|unit|opgang)',
    someOf: 'met, op, in, voor, boven, beneden, en-?suite, en een, kijken, aan',
  },
  fr: {
    numbers: 'une?, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
    home: 'appartement, logement, maison, villa, penthouse, duplex, studio, bien, propriete, loft, mas, local, bureau, bungalow',
    bedrooms: 'chambres?',
    bathrooms: "salles? de bains?, salles? d'eau",
    squareMetres: 'm2, metres carres',
    areaLabels: 'surface(?: totale| habitable| construite| utile)?, superficie(?: totale)?',
    areaTails: 'habitables?, construits?, utiles?, de surface, de superficie',
    parts:
      'terrasse, toit, jardin, patio, cour, parcelle, terrain, salon, sejour, salle, cuisine, garage, debarras, sous-sol, grenier, etage, niveau, porche, balcon, chambre, suite, cave, annexe, piscine, hectare, invites, amis, chaque, grange, ecurie, immeuble, hangar, agrandi',
    floors:
      'etage, niveau, chaque, immeuble, appartements, logements, maisons, total, plateau, rez-de, rdc\\b, en haut, en bas, sous-sol, combles, grenier',
    of: "de, d', avec, a",
    is: 'est de, est, de, a',
    about: 'environ, pres de, quelque, plus de, presque',
    joiners: 'ou, a, et',
    sharedHome: 'colocation, colocataire, chambre chez',
    priceLabels: 'prix(?: de vente| total| demande)?, en vente (?:a|pour), a louer (?:a|pour), loyer(?: mensuel)?',
    otherMoney:
      'saison, ete\\b, hiver, premier, personne, chambre, garage, parking, place, stationnement, cave, debarras, copropriete, charges, frais, ibi, caution, depot, reserv, avant, precedent, baiss, a partir, pret, credit, mensualite, apport, financ, subvention, aide, econom, travaux, renov, budget, rendement, loue, locataire, assurance, taxe, tva, impot, notaire, valeur, option, supplement, en plus, a part, revenus, encheres, agence, ancien, au lieu',
    perMonth: 'par mois, mensuels?, mois, mensuelles?',
    perYear: 'par an, annuels?, an, annuelles?',
    communityFee: 'charges de copropriete, charges, copropriete',
    hedges:
      "actuellement, maintenant, etaient, reuni, avant, ancien, origine, possib, pourr, peut, transform, agrandi, plans\\b, permis, option, hotel, pension, immeuble, residence, invites, amis, jusqu'a, a partir, entre, autres, chaque, voisin, annee, annexe, dependance, maisonnette, (?:appartement|studio|logement|acces|entree|unite|bungalow) (?:independant|separe)",
    someOf: "doubles?, simples?, avec, a l'etage, au, en suite, pour, d'amis, supplementaire, donnent, et une",
  },
};
