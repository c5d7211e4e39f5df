import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'kaufen, kauf, zum kauf, zu kaufen, kaufe, zu verkaufen, zum verkauf, verkauf, verkaufen, erwerben, eigentumswohnung(en), etw, kaufobjekt(e), kaufwohnung(en), kaufangebot(e), erwerb, käuflich, hauskauf, wohnungskauf, zum vermieten, zum weitervermieten, um zu vermieten, um sie zu vermieten, um es zu vermieten',
    rent: 'mieten, miete, zur miete, zu mieten, mietwohnung(en), mietobjekt(e), zu vermieten, vermietung, vermieten, anmieten, mietshaus, mietangebot(e), langzeitmiete, kaltmiete, warmmiete, mietkauf, miete mit kaufoption, zur langzeitmiete, langfristig mieten, mtl miete, mietpreis, gemietet, mietwhg, mietweise, monatsmiete',
  },
  options: {
    estate_type: {
      flat: 'wohnung(en), apartment(s), appartement(s), appartment(s), whg, wohnug, eigentumswohnung(en), mietwohnung(en), etw, mietwhg, kaufwohnung(en), etagenwohnung(en), stadtwohnung(en), loft(s), altbauwohnung(en), zimmerwohnung(en), zimmer wohnung(en), neubauwohnung(en), dachgeschosswohnung(en), erdgeschosswohnung(en), dg wohnung(en), eg wohnung(en), zi whg, zimmerwhg, zi wohnung(en), ferienwohnung(en), zkb, balkonwohnung, terrassenwohnung(en), apt, app, gartenwohnung(en), wohnungskauf, raumwohnung(en), piso(s)',
      house:
        'haus, häuser, häuschen, einfamilienhaus, einfamilienhäuser, efh, villa, villen, doppelhaushälfte(n), dhh, reihenhaus, reihenhäuser, rh, chalet(s), bungalow(s), reihenendhaus, stadthaus, stadthäuser, dorfhaus, dorfhäuser, doppelhaus, doppelhäuser, stadtvilla, ferienhaus, ferienhäuser, neubauhaus, hauskauf, reihenmittelhaus, freistehendes haus, mietshaus, wohnhaus, wohnhäuser, strandhaus, luxusvilla, luxusvillen, townhouse, vila',
      rural_house:
        'landhaus, landhäuser, bauernhaus, bauernhäuser, finca(s), masia, cortijo(s), bauernhof, bauernhöfe, landgut, landgüter, gehöft, landsitz, gutshaus, gutshof, hof, höhlenhaus, haus auf dem land',
      office: 'büro(s), bürofläche(n), büroraum, büroräume, office, praxis, praxisräume',
      premises:
        'ladenlokal(e), laden, läden, geschäftsraum, geschäftsräume, gewerbe, gewerbefläche(n), gewerberaum, gewerberäume, lagerhalle(n), halle(n), gewerbeimmobilie(n), ladenfläche(n), geschäft, gewerbehalle, industriehalle(n), geschäftslokal(e), lokal, lokale, gewerbeeinheit, verkaufsfläche, gewerbeobjekt, produktionshalle',
      building:
        'gebäude, ganzes gebäude, mehrfamilienhaus, mehrfamilienhäuser, wohnblock, ganzes haus, mfh, wohngebäude, gesamtes gebäude, ganzes wohnhaus',
      storage:
        'abstellraum, abstellräume, lagerraum, lagerräume, kellerraum, kellerabteil, abstellkammer, stauraum, keller',
      garage:
        'garage(n), stellplatz, stellplätze, parkplatz, parkplätze, tiefgarage(n), tiefgaragenstellplatz, tg stellplatz, garagenplatz, garagenstellplatz, parking, tg, autostellplatz, tiefgaragenplatz, pkw stellplatz, tg platz, carport, einzelgarage, garagenplätze, doppelgarage(n)',
      land: 'grundstück(e), bauland, baugrundstück(e), parzelle(n), land, bauplatz, bauplätze, baugrund, grund',
      studio: 'studio(s), studiowohnung(en), einraumwohnung, studioapartment(s), atelier',
      penthouse: 'penthouse(s), penthauswohnung, penthousewohnung(en), penthaus, attikawohnung, dachterrassenwohnung',
      duplex:
        'duplex, maisonette(s), maisonettewohnung(en), maisonnette, duplexwohnung(en), maisonetten, triplex, maisonett, maisonette wohnung, duplex wohnung, maisonnettewohnung',
    },
    features: {
      wardrobe:
        'einbauschrank, einbauschränke(n), einbauschränke, schrank, schränke, wandschrank, wandschränke, ankleide, ankleidezimmer, begehbarer kleiderschrank, begehbarem kleiderschrank',
      balcony: 'balkon(e), balkons, balkonwohnung, südbalkon, balkonen, loggia, balk',
      terrace:
        'terrasse(n), dachterrasse(n), terasse(n), sonnenterrasse, terrassenwohnung(en), terrase, dachterrassenwohnung, solarium',
      parking:
        'garage(n), stellplatz, stellplätze, parkplatz, parkplätze, tiefgarage(n), tiefgaragenstellplatz, tg stellplatz, garagenplatz, garagenstellplatz, parking, tg, autostellplatz, tiefgaragenplatz, pkw stellplatz, tg platz, carport, einzelgarage, parkmöglichkeit, parkmöglichkeiten, doppelgarage(n)',
      elevator: 'aufzug, aufzüge, lift, fahrstuhl, fahrstühle, personenaufzug, aufz',
      swimming_pool:
        'pool(s), schwimmbad, swimmingpool, privatpool, privater pool, privatem pool, eigener pool, eigenem pool, swimming pool, schwimmbecken, poolvilla',
      swimming:
        'gemeinschaftspool, gemeinschaftlicher pool, gemeinschaftlichem pool, gemeinsamer pool, gemeinsamem pool, gemeinschafts pool, gemeinschaftsschwimmbad, gemeinschaftspools, pool der anlage',
      garden: 'garten, gärten, privatgarten, gartenanteil, gartenwohnung(en), gärtchen, gartenmitbenutzung, gärtlein',
      boxrom:
        'abstellraum, abstellräume, abstellkammer, kellerraum, kellerabteil, keller, stauraum, lagerraum, abstellr',
      chimney: 'kamin(e), kaminofen, offener kamin, offenem kamin, schwedenofen, feuerstelle, holzofen',
      doorman: 'hausmeister, portier, concierge, pförtner, conciergeservice',
      handicap_adapted_access:
        'barrierefrei, barrierefreier zugang, barrierefreiem zugang, rollstuhlgerecht, rollstuhl, rollstuhlzugang, barrierefreie, barrierefreies, rollstuhlgerechter zugang, rollstuhlgerechte, rollstuhlgerechtem zugang, barrierefreien zugang, behindertengerecht, behindertengerechter zugang, stufenlos, rollstuhltauglich, rollstuhlgerechtes, ebenerdig, ebenerdiger zugang',
      handicap_adapted_use:
        'behindertengerecht innen, angepasste innenräume, innen barrierefrei, rollstuhlgerechte innenräume, behindertengerechte innenräume, barrierefreie innenräume, barrierefreies interieur',
      community_zone:
        'gemeinschaftsbereich(e), gemeinschaftsfläche(n), gemeinschaftszone, gemeinschaftsanlage, gemeinschaftsanlagen, gemeinschaftsgarten, gemeinschaftszonen, gemeinschaftsräume',
      security_alarm: 'alarmanlage(n), alarm, alarmsystem',
      security_door: 'sicherheitstür(en), panzertür(en), gepanzerte tür',
      security_system:
        'sicherheitssystem(e), videoüberwachung, überwachungskameras, sicherheitsdienst, überwachung, sicherheitsanlage, kameraüberwachung',
      acces_control: 'zugangskontrolle(n), zutrittskontrolle(n)',
      fire_detectors: 'rauchmelder(n), brandmelder(n), rauchwarnmelder, brandmeldeanlage, feuermelder',
      fire_doors: 'brandschutztür(en), feuerschutztür(en)',
      extinguishers: 'feuerlöscher(n)',
      sprinklers: 'sprinkler, sprinkleranlage(n)',
      emergency_lights: 'notbeleuchtung, notlicht, notlichter, notleuchten',
      emergency_exit: 'notausgang, notausgänge(n), notausgänge, fluchtweg',
      hot_water: 'warmwasser, warmes wasser',
      heating: 'heizung, zentralheizung, fußbodenheizung, gasheizung, beheizt, heizg, fernwärme, heizkörper',
      windows_double:
        'doppelverglasung, doppelt verglast, doppelverglast, doppelte verglasung, doppelfenster, doppelverglaste fenster, isolierverglasung, zweifachverglasung, doppelverglasten fenstern',
      suspended_ceiling: 'abgehängte decke(n), zwischendecke, abgehängter decke, abgehängten decken, unterdecke',
      suspended_door: 'doppelboden, technischer boden, hohlraumboden, doppelböden',
      equipped_kitchen:
        'einbauküche(n), ebk, ausgestattete küche, ausgestatteter küche, voll ausgestattete küche, voll ausgestatteter küche, eingerichtete küche, komplett ausgestattete küche, küche ausgestattet, eingerichteter küche, möblierte küche, einbauküchen, vollausgestattete küche',
      building_adapted:
        'barrierefreies gebäude, behindertengerechtes gebäude, rollstuhlgerechtes gebäude, barrierefreiem gebäude, barrierefreies haus, angepasstes gebäude',
      bathroom_adapted:
        'barrierefreies bad, behindertengerechtes bad, rollstuhlgerechtes bad, barrierefreiem bad, behindertengerechtem bad, rollstuhlgerechtem bad, barrierefreies badezimmer, angepasstes bad',
      conditioned_air:
        'klimaanlage(n), klima, klimatisiert, klimatisierte, klimatisierung, aircondition, air condition, klimaanl, klimagerät, ac, aircon',
      loading_dock: 'laderampe(n), verladerampe(n), ladestation, rampe',
      bridge_crane: 'brückenkran, hallenkran, laufkran, kranbahn, brückenkräne',
      located_at_corner:
        'ecklage, eckhaus, an der ecke, eckgrundstück, eckladen, ecklokal, eckwohnung, an einer ecke, in ecklage, ecke, eckgebäude, ecklokalen',
      storage: 'lager, lagerfläche, lagerbereich, lagerflächen',
      smoke_extraction: 'rauchabzug, rauchabzüge, abluft, rauchabzugsanlage, abluftanlage, entrauchung',
    },
    furnished: {
      1: 'möbliert(e/er/es/en), möbliert, eingerichtet, mit möbeln, möbel, vollmöbliert, voll möbliert, möblierung, teilmöbliert, möbl',
      0: 'unmöbliert, unmöbliert(e/er/es/en), ohne möbel, leer, nicht möbliert, leerstehend, unmöbl, leere',
    },
    conservation: {
      good: 'guter zustand, gutem zustand, in gutem zustand, gepflegt, gepflegt(e/es/er/en), bezugsfertig, bezugsfertig(e/es/er/en), gut erhalten, gut erhaltene, gut erhaltenes, guten zustand, einzugsbereit, sofort bezugsfertig, einzugsfertig',
      toRestore:
        'renovierungsbedürftig, renovierungsbedürftig(e/es/er/en), sanierungsbedürftig, sanierungsbedürftig(e/es/er/en), zu renovieren, zum renovieren, zu sanieren, zum sanieren, renovierungsobjekt, sanierungsobjekt, zum herrichten, restaurierungsbedürftig, sanierungsfall, zur renovierung, zur sanierung, reformbedürftig, ruine, zum ausbauen, handwerkerhaus, zum selbst renovieren, unrenoviert, unsaniert, renovierungsbedarf, zum umbauen, handwerkerobjekt, sanierungsobjekte',
      new: 'neuwertig, neuwertig(e/es/er/en), renoviert, renoviert(e/es/er/en), saniert, saniert(e/es/er/en), wie neu, frisch renoviert, frisch saniert, kernsaniert, kernsanierte, modernisiert, modernisiert(e/es/er/en), neu renoviert, neu saniert, vollsaniert, komplett renoviert, komplett saniert, frisch renovierte, frisch renoviertes, frisch sanierte, top saniert, generalsaniert, restauriert',
      brandNew:
        'neubau, neubauten, neubauprojekt, erstbezug, neubauwohnung(en), neubauhaus, neu gebaut, neugebaut, brandneu, bauträger, schlüsselfertig, neubauprojekte, neu erbaut, nagelneu, erstbezug nach fertigstellung, vom plan',
    },
    floor: {
      ground:
        'erdgeschoss, parterre, eg, im erdgeschoss, erdgeschosswohnung(en), hochparterre, eg wohnung(en), erdgeschoß, erdgeschossig, im eg',
      middle:
        'mittleres stockwerk, mittlere etage, mittlerer etage, zwischengeschoss, mittleres geschoss, mittelgeschoss, mittlerem stockwerk, mittleren etage, mittleren stock, mittlerer stock',
      top: 'dachgeschoss, oberste etage, oberster stock, oberstes stockwerk, dachgeschosswohnung(en), dg, letzte etage, oberster etage, obersten etage, obersten stock, im dachgeschoss, dg wohnung(en), oberstes geschoss, obersten stockwerk, letzter stock, letzten stock, oberstem stockwerk, letzter etage',
    },
    exterior: {
      1: 'außenliegend, zur straße, straßenseite, straßenseitig, nach außen, außenwohnung, mit blick zur straße, zur straße hin, außenlage, zur straße gelegen, exterior, straßenlage',
    },
    bright: {
      1: 'hell, hell(e/es/er/en), lichtdurchflutet, lichtdurchflutet(e/es/er/en), viel licht, lichtvoll, sehr hell, tageslicht, viel tageslicht, helligkeit, lichtdurchfluteten',
    },
    with: {
      plan: 'grundriss(e), mit grundriss, mit plan, plan, mit grundrissen, grundriß, grundrissen, bauplan',
      tour: 'virtuelle besichtigung, virtueller rundgang, virtuellem rundgang, 360 grad rundgang, 3d rundgang, 360, virtuelle tour, virtueller tour, 360 grad tour, rundgang, virtueller besichtigung, 360 tour, online besichtigung, online rundgang',
      video: 'video(s), mit video(s)',
    },
    documented: {
      1: 'dokumentiert, gut dokumentiert(e/er/es), vollständig dokumentiert(e/er/es), vollständige(n) unterlagen, mit vollständigen unterlagen, alle(n) unterlagen, mit allen unterlagen, grundriss energieausweis und nettofläche, grundriss ausweis und nutzfläche',
    },
    since: {
      1: 'heute, von heute, seit heute, heute inseriert, letzte 24 stunden, letzten 24 stunden, seit gestern, heute eingestellt, heute neu, heutige, der letzten 24 stunden, heute veröffentlicht, neu von heute, letzten 24h',
      7: 'diese woche, dieser woche, letzte woche, letzten 7 tage, letzten woche, von dieser woche, der letzten woche, der letzten 7 tage, letzten sieben tage, aus dieser woche, in dieser woche, vergangene woche, seit einer woche, der letzten tage',
      30: 'diesen monat, diesem monat, letzter monat, letzten 30 tage, letzten monat, dieses monats, von diesem monat, im letzten monat, der letzten 30 tage, aus diesem monat, in diesem monat, letzten monats, seit einem monat',
    },
    price_drop: {
      1: 'reduziert, reduziert(e/es/er/en), preissenkung(en), preisreduziert, preis gesenkt, gesenkt, reduzierter preis, im preis gesenkt, preisnachlass, herabgesetzt, im preis reduziert, mit preissenkung, gesenkter preis, preisreduzierung, preisreduzierte, rabatt, preissturz, gefallener preis, preis gefallen, verbilligt, reduzierter, vergünstigt, im preis gefallen',
    },
  },
  sorts: {
    priceAscendent:
      'billig, billig(e/es/er/en), günstig, günstig(e/es/er/en), preiswert, preiswert(e/es/er/en), günstigste, günstigste zuerst, billigste, billigste zuerst, preis aufsteigend, nach preis, am günstigsten, die günstigsten, die billigsten, preisgünstig, günstigsten, billigsten, am billigsten, preisgünstige, kostengünstig, die günstigsten zuerst, günstigsten zuerst, billigsten zuerst, die billigsten zuerst, günstigere, nach preis aufsteigend, günstige zuerst',
    priceDescendent:
      'teuerste, teuerste zuerst, teuersten, preis absteigend, teuersten zuerst, die teuersten, teure, die teuersten zuerst, teuer, nach preis absteigend, teure zuerst',
    areaAscendent: 'kleinste, kleinste zuerst, kleinsten, die kleinsten zuerst, fläche aufsteigend',
    areaDescendent:
      'größte, größte zuerst, nach größe, die größten, größten zuerst, nach fläche, fläche absteigend, die größten zuerst, größten, am größten, nach größe sortiert, größere zuerst',
    areaPriceAscendent:
      'quadratmeterpreis, nach quadratmeterpreis, preis pro quadratmeter, preis pro m2, nach preis pro m2, nach €/m2, günstigster quadratmeterpreis, qm preis, nach qm preis, pro quadratmeter, preis pro qm, nach preis pro quadratmeter, nach preis pro qm, nach m2 preis, niedrigster quadratmeterpreis, billigster quadratmeterpreis, günstigste pro quadratmeter, günstigste pro m2',
    recent:
      'neueste, neueste zuerst, neuesten, die neuesten, aktuellste, aktuellste zuerst, neu eingestellt, neueste anzeigen, neueste inserate, neue angebote, neuesten zuerst, die neuesten zuerst, neuste zuerst, neuste, neusten, neueste angebote, neuste angebote, zuletzt eingestellt, aktuelle angebote, zuletzt inseriert, frisch inseriert, aktuellsten, neusten zuerst, neu inseriert, neuheiten, aktuellsten zuerst',
  },
  units: {
    rooms:
      'schlafzimmer(n), zimmer(n), zi, sz, schlafz, zimmerwohnung(en), zim, räume, raum, slz, zkb, sz, schlafräume, schlafraum, zr, zimmerwhg, zmr, schlafzi, schlafzimmern, z, raumwohnung(en), zi whg',
    pieces: '',
    bathrooms: 'bad, bäder(n), badezimmer(n), wc, bädern, toilette(n)',
    area: 'm2, quadratmeter(n), qm, m 2, quadratm, mq',
    metres: 'meter(n), m',
    km: 'km, kilometer(n), kms, kilometern',
    minutes: 'minute(n), min, mins, autominuten, gehminuten, fahrminuten',
    euros: 'euro(s), eur, e',
    monthly:
      'im monat, pro monat, monat, monatlich, mtl, p m, kalt, warm, monatlicher, kaltmiete, warmmiete, mon, je monat, pm, kalt im monat, warm im monat',
  },
  scales: { 1000: 'tausend, k, tsd, t, teur, tausender', 1000000: 'million, millionen, mio, mill, mille' },
  numbers: {
    1: 'ein, eine, einen, einer, einem, eins',
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    15: 'fünfzehn',
    20: 'zwanzig',
    30: 'dreißig',
    40: 'vierzig',
    50: 'fünfzig',
    60: 'sechzig',
    70: 'siebzig',
    80: 'achtzig',
    90: 'neunzig',
    100: 'hundert, einhundert',
    200: 'zweihundert',
    300: 'dreihundert',
    400: 'vierhundert',
    500: 'fünfhundert',
    600: 'sechshundert',
    700: 'siebenhundert',
    800: 'achthundert',
    900: 'neunhundert',
    1000: 'tausend',
    100000: 'hunderttausend, einhunderttausend',
    150000: 'hundertfünfzigtausend',
    200000: 'zweihunderttausend',
    250000: 'zweihundertfünfzigtausend',
    300000: 'dreihunderttausend',
    350000: 'dreihundertfünfzigtausend',
    400000: 'vierhunderttausend',
    500000: 'fünfhunderttausend',
    0.5: 'halbe, eine halbe',
    1.5: 'eineinhalb, anderthalb',
  },
  grammar: {
    in: 'in, im, auf, an der, an, am, bei, innerhalb von, in der gegend von, im raum, raum, gegend, region, in der region, nach, gegend um, im bereich, an der küste von',
    near: 'nahe, in der nähe von, in der nähe, nähe, nahe bei, unweit von, unweit, neben, in der nähe der, in der nähe des, bei, in der umgebung von, umgebung von, nicht weit von, nahe an, nah an, nah bei, in nähe von, umgebung, im umland von, rund um, in der nähe vom, nahe am, nah am, in strandnähe, außerhalb von',
    of: 'von, vom, der, des, zu, zum, zur, um, entfernt von, radius um, rund um, umkreis um, umkreis von, vom zentrum von, entfernt, weg von, weg, umkreis, radius, im umkreis, im umkreis von, im umkreis um, herum um, den, im radius von, umgebung von',
    and: 'und, plus, sowie, u, sowie auch',
    or: 'oder, od, o, bzw',
    to: 'bis, bis zu, bis zum, und',
    between: 'zwischen, von',
    with: 'mit, m, inkl, inklusive, samt, mit eigenem, mit eigener, mit einem, mit einer, inclusive, mit großem, mit großer, mit schönem',
    without:
      'ohne, kein, keine, keinen, nicht, keiner, nicht im, außer, ausgenommen, nur nicht, weder, noch, nicht in, o, muss nicht, nicht unbedingt, keinesfalls, auf keinen fall, keinem, brauche kein, brauche keinen, brauche keine, bloß kein, bloß nicht, nicht nötig, nicht notwendig, nicht erforderlich, nicht wichtig',
    max: 'max, maximal, höchstens, bis, bis zu, nicht mehr als, maximum, maximal bis, nicht über, bis maximal, bis max, obergrenze, nicht teurer als, maximale, maximaler, limit, bis höchstens, allerhöchstens, nicht größer als, kleiner als, billiger als, günstiger als',
    min: 'min, mind, mindestens, ab, minimum, wenigstens, nicht weniger als, von mindestens, mindest, größer als, minimal, nicht unter, zumindest, ab ca',
    over: 'über, mehr als, ueber, größer als',
    under: 'unter, weniger als, unterhalb, unterhalb von',
    about:
      'etwa, ca, circa, ungefähr, rund, um die, zirka, cirka, so um die, um, in etwa, an die, gut, knapp, so um, rd',
    orMore:
      'oder mehr, und mehr, plus, aufwärts, oder größer, oder besser, und größer, und besser, oder höher, und aufwärts',
    orLess: 'oder weniger, oder kleiner, oder günstiger, und weniger, oder drunter',
    budget:
      'budget, preis, kaufpreis, budget von, preis bis, budget bis, für, mein budget, preislich, kosten, kostet, preisrahmen, budget max, budget ist, höchstpreis, budget liegt bei, mein budget ist, preisklasse, max budget, zum preis von',
    energy:
      'energieklasse, energieeffizienzklasse, energieausweis, energielabel, energieeffizienz, energieklassen, energiezertifikat, energiestandard, klasse, effizienzklasse, energiezertifikat klasse, energieausweis klasse, energie, energieeffizienzklassen, zertifikat, energieeinstufung, energiebewertung',
    numbered: 'referenz, ref, referenznummer, objektnummer, linie, baujahr, nummer, nr, jahr, hausnummer, objekt nr',
    postcode: 'plz, postleitzahl',
    province: 'provinz, provinz von, der provinz, in der provinz, die provinz',
    quarter:
      'viertel, stadtteil, stadtviertel, bezirk, viertel von, im viertel, im stadtteil, im stadtviertel, im bezirk, ortsteil, barrio',
    centre:
      'zentrum, zentrum von, stadtzentrum, innenstadt, stadtmitte, im zentrum von, im zentrum, zentral, zentral(e/es/er/en), in der innenstadt von, im stadtzentrum von, zentrumsnah, zentrumsnah(e/es/er/en), innenstadtnah, in der innenstadt, innenstadt von, mitten in, altstadt, altstadt von, in der altstadt von, am rande von, am stadtrand von, stadtrand, stadtrand von, zentrumslage, zentrale lage, zentraler lage, in zentraler lage, herzen von, im herzen von, in der stadt, stadt, ortskern, vorort von, am stadtrand, city, rand von, stadtkern',
    street: 'calle, straße, avenida, avda, paseo, plaza, carrer, avinguda, passeig, plaça, rambla, strasse, str',
    car: 'mit dem auto, auto, autofahrt, pkw, mit auto, autominuten, fahrminuten, mit dem pkw, per auto',
    foot: 'zu fuß, fußweg, zu fuss, gehminuten, fußläufig, laufen, gehweg',
    bicycle: 'mit dem fahrrad, fahrrad, mit dem rad, rad, mit fahrrad, per rad',
    transit:
      'mit öffentlichen verkehrsmitteln, mit bus und bahn, mit der bahn, mit dem zug, mit dem bus, mit den öffis, öffentliche verkehrsmittel, mit der u bahn, mit der metro, mit öpnv',
    home: 'immobilie(n), objekt(e), eigenheim(e), zuhause, wohneigentum, unterkunft, domizil, bleibe, anwesen, zweitwohnsitz, kaufobjekt(e), mietobjekt(e), eigentum, wohnraum, heim, wohnobjekt',
    newHome: 'neu, neue, neues, neuer, neuen, neuem',
    filler:
      'ich, wir, suche, suchen, sucht, gesucht, such, suche nach, möchte, möchten, will, wollen, brauche, brauchen, hätte gern, hätte gerne, gerne, gern, bitte, hallo, guten tag, danke, zeige, zeig mir, zeigen, zeigen sie mir, finde, finden, wohnen, leben, interessiere mich für, interesse an, interessiert an, für, für mich, für uns, mich, uns, der, die, das, den, dem, des, es, ist, sind, sein, soll, sollte, sollen, haben, hat, gibt es, auch, am liebsten, am besten, möglichst, wenn möglich, vorzugsweise, bevorzugt, wäre, schön, toll, sehr, verfügbar, verfügbare, irgendwo, irgendetwas, etwas, was, wo, wie, alle, alles, aber, nur, mir, zum, zur, zum wohnen, zum leben, umziehen nach, ziehen nach, benachrichtigen sie mich wenn, benachrichtigen, benachrichtigung, sobald, wenn, falls, groß, große, großes, gerade, schon, noch etwas, dass, oder so, jetzt, bald, dringend, als, so, gut, guter, und zwar, dazu, mein, meine, unser, unsere, sie, man, person, angebot(e), option, anzeige(n), inserat(e), wohnfläche, fläche, größe, nutzfläche, mit einer wohnfläche von, ca, art, sowas, ihn, kann, könnte, muss, müssen, welche, welcher, welches, viel, ganz, ganze, komplett, inseriert, eingestellt, irgendwas, hier, da, dort, wieder, bin, meiner, einfach, dann, sortiert, sortieren, sortiert nach, sortieren',
    unavailable:
      'metro, u bahn, u bahnhof, s bahn, ubahn, bus, bushaltestelle, straßenbahn, metrostation, haltestelle, schule(n), kita, kindergarten, supermarkt, park, einkaufen, golf, golfplatz, autobahn, berg, berge, bergen, wald, fluss, haustier(e), haustiere erlaubt, haustier erlaubt, haustieren, hund(e), hunden, katze(n), tiere, hunde erlaubt, privat, von privat, privatverkauf, privatperson, vom eigentümer, ohne makler, ohne provision, provision, provisionsfrei, provisionsfreie, makler, maklerfrei, kaution, ohne kaution, bank, bankimmobilie(n), zwangsversteigerung(en), versteigerung, besetzt, besetzte, vermietet, vermietete, mieter, hypothek, finanzierung, finanzieren, ausrichtung, nordausrichtung, ostausrichtung, westausrichtung, süd, süden, norden, osten, westen, nord, ost, west, urlaub, ferien, ferienvermietung, wochenweise, woche, tageweise, kurzzeit, kurzzeitmiete, auf zeit, saison, sommer, für den sommer, winter, überwintern, touristenlizenz, ferienlizenz, lizenz, luxus, luxuriös, luxuriöse, luxuriöses, ruhig, ruhige, ruhiger, ruhiges, ruhigen, ruhige lage, ruhiger lage, familie, familien, familienfreundlich, familienfreundliche, schöne, schönes, schöner, charmant, charmante, charme, gemütlich, gemütliche, gemütliches, rustikal, rustikale, rustikales, alt, alte, altes, altbau, altbauwohnung(en), klassisch, kapitalanlage, investition, investment, rendite, notverkauf, schnellverkauf, whirlpool, jacuzzi, kind, kinder, kindern, paar, paare, studenten, student, studentin, wg, wg zimmer, wg geeignet, wohngemeinschaft, rentner, senioren, wlan, internet, glasfaser, nebenkosten, inkl nebenkosten, nk, strom, wasser, gas, sozialwohnung, vertrag, unbefristet, befristet, nachbarn, lärm, gut angebunden, anbindung, verkehrsanbindung, einkaufszentrum, urbanisation, urbanización, wohnanlage, anlage, siedlung, privatsphäre, gute lage, guter lage, beste lage, bester lage, lage, toplage, verhandlungsbasis, vb, ideal, perfekt, traumhaft, traumhafte, traumhaus, traumwohnung, hohe decken, hohen decken, wohnzimmer, küche, offene küche, offener küche, esszimmer, hauswirtschaftsraum, innen, boden, parkett, treppe, treppen, stock, etage, etagen, stockwerk, stockwerke, holz, holzhaus, stein, solaranlage, solar, photovoltaik, pv, sofort, sofort frei, frei, bezug, personen, leute, ferienhaus zur vermietung, auswandern, auswanderer, deutsch, deutsche, deutschsprachig, ausbau, potenzial, fertighaus, fertighäuser, mobilheim, wohnwagen, container, tiny house, boot, pferde, oliven, wein, homeoffice, arbeitszimmer, sicher, sichere, wohnlage, flair, sonne, einliegerwohnung, gästehaus, en suite, gästewohnung, grün, im grünen, blick auf, gegensprechanlage, restaurant, zum einzug diesen monat, wochen, monate, balkan, im august, im juli, stilvoll, stilvolle',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'fitness, fitnessraum, fitnessstudio, sauna, tennis, tennisplatz, padel, spielplatz',
        garden: 'grill, grillplatz',
        terrace: 'innenhof, patio, veranda',
        boxrom: 'weinkeller',
      },
      conservation: {
        new: 'modern, moderne, modernes',
      },
      floor: {
        middle: 'erster stock, ersten stock, zweiter stock, zweiten stock, dritter stock',
        top: 'seeblick, blick, ausblick, aussicht, bergblick, hoch',
      },
      bright: { 1: 'südlage, südseite, südausrichtung, sonnig(e/es/er/en), sonnig, viel sonne' },
      price_drop: { 1: 'schnäppchen, gelegenheit' },
    },
    sorts: {
      priceAscendent: 'schnäppchen, gelegenheit',
      areaDescendent: 'großer, großen, geräumig, geräumige, geräumiges',
      areaAscendent: 'klein, kleine, kleines, kleiner',
    },
    places: {
      costa:
        'meer, am meer, das meer, meerblick, mit meerblick, meeresblick, blick aufs meer, strand, am strand, strandnah, strandnähe, meernähe, erste linie, erster linie, in erster linie, erste meereslinie, erster meereslinie, erste strandlinie, erste reihe, erster reihe, meer nah',
      playa:
        'meer, am meer, das meer, meerblick, mit meerblick, meeresblick, blick aufs meer, strand, am strand, strandnah, strandnähe, meernähe, erste linie, erster linie, in erster linie, erste meereslinie, erster meereslinie, erste strandlinie, erste reihe, erster reihe, meer nah',
      estación: 'bahnhof, hauptbahnhof, zug',
      aeropuerto: 'flughafen',
      universidad: 'universität, uni',
      hospital: 'krankenhaus',
      centro: 'zentrum, stadtzentrum, innenstadt, zentral',
    },
  },
} as const satisfies SentenceWords;
