/** What a translation is checked by, of languages that texts are translated from and to: the site's and others. */
export interface LanguageWords {
  /** ISO 639-3. */
  code: string;
  /** Frequent words; others may have them too. */
  frequent: ReadonlySet<string>;
  /** Values of words for small numbers, articles among them, and of ordinal numbers. */
  numbers: ReadonlyMap<string, number>;
}

/** @param numbers words for 1, 2, …, a space between the numbers and a bar between words for one */
function entry(code: string, frequent: string, numbers = ''): LanguageWords {
  const values = numbers
    .split(' ')
    .flatMap((words, index) => words.split('|').map((word): [string, number] => [word, index + 1]));
  return { code, frequent: new Set(frequent.split(' ')), numbers: new Map(numbers === '' ? [] : values) };
}

/** By ISO 639-1. */
export const languageWords: Readonly<Record<string, LanguageWords>> = {
  es: entry(
    'spa',
    'de la en a o se lo le si no sin por mejor el los las una uno del al con para por y que su sus muy más está están tiene cuenta desde hasta sobre entre este esta también donde cerca junto venta alquiler piso casa terraza dormitorios habitaciones baños cocina salón un minutos metros calle playa zona centro plaza oficina edificio local garaje luz sol vistas',
    'un|una|uno|primer|primera|primero dos|segunda|segundo|ambos|ambas|doble|dobles tres|tercera|tercero|tercer cuatro|cuarta|cuarto cinco|quinta|quinto seis|sexta|sexto siete|séptima|séptimo ocho|octava|octavo nueve|novena|noveno diez|décima|décimo once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  ),
  ca: entry(
    'cat',
    'de la en a o es el al del se no sense sol pis els les una amb per i que molt més està estan té des fins sobre aquest aquesta també on prop al costat venda lloguer pis casa terrassa habitacions dormitoris banys cuina sala dels pels als seva seu un entre minuts metres carrer platja zona centre plaça oficina edifici local garatge llum vistes cap davant',
    'un|una|primer|primera dos|dues|segon|segona|doble|dobles|ambdós|ambdues tres|tercer|tercera quatre|quart|quarta cinc|cinquè|cinquena sis|sisè|sisena set|setè|setena vuit|vuitè|vuitena nou|novè|novena deu|desè|desena onze dotze tretze catorze quinze setze disset divuit dinou vint',
  ),
  en: entry(
    'eng',
    'in a an as no or by be it the and with of for to from its this that very more has have is are on at by near close next where which bedrooms bathrooms kitchen terrace house apartment flat sale rent living room minutes metres street beach area centre square office building space views light into near',
    'a|an|one|first|single two|second|double|both|twin three|third four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  de: entry(
    'deu',
    'in an es so als aus nicht der die das und mit von zu für auf im am ein eine einer einem den dem des ist sind sehr mehr hat liegt nahe bei zur zum wohnung haus terrasse küche zimmer schlafzimmer badezimmer verkauf',
    'ein|eine|einen|einem|einer|eines|erste|ersten|erster zwei|zweite|zweiten|zweiter|beide|beiden drei|dritte|dritten|dritter vier|vierte|vierten fünf|fünfte|fünften sechs|sechste|sechsten sieben|siebte|siebten acht|achte|achten neun|neunte|neunten zehn|zehnte|zehnten elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ),
  nl: entry(
    'nld',
    'de in en is of uit niet het een van met voor op te aan bij naar zijn is zeer meer heeft ligt vlakbij deze dit ook waar woning huis appartement terras keuken slaapkamers badkamers verkoop ruime',
    'een|één|eerste twee|tweede|beide|dubbele drie|derde vier|vierde vijf|vijfde zes|zesde zeven|zevende acht|achtste negen|negende tien|tiende elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  ),
  fr: entry(
    'fra',
    'de la en à a il elle ne pas un ou le les une des du avec pour par et est sont très plus dans sur au aux ce cette qui dont près proche vente maison appartement terrasse cuisine chambres salle salon bains',
    'un|une|premier|première deux|deuxième|second|seconde|double|doubles trois|troisième quatre|quatrième cinq|cinquième six|sixième sept|septième huit|huitième neuf|neuvième dix|dixième onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ),
  it: entry(
    'ita',
    'la in a le si non un da al lo il gli una con per di e che della del dei delle è sono molto più nel nella questo questa vicino casa appartamento camere bagni cucina',
  ),
  pt: entry(
    'por',
    'de a em ao à um se não o os as uma com para e que da do dos das é são muito mais no na este esta também perto casa apartamento quartos cozinha',
  ),
  sv: entry('swe', 'i de att om och med för av till på som är ett en den det från här nära sovrum kök lägenhet'),
  no: entry('nob', 'i de å om og med for av til på som er et en den det fra her nær soverom kjøkken leilighet'),
  da: entry('dan', 'i de å om og med for af til på som er et en den det fra her nær soveværelser køkken lejlighed'),
  fi: entry('fin', 'ja on sekä asunto huoneisto makuuhuonetta keittiö lähellä myös jossa'),
  pl: entry('pol', 'i z w na do jest oraz się mieszkanie dom sypialnie kuchnia blisko'),
  ru: entry('rus', 'и с в на по для от до дом квартира спальни кухня рядом также'),
};
