import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'comprar, compra, compro, en venda, a la venda, de compra, venda, venta, en venta, vendre, es ven(en), de venda, en compra, per comprar, adquirir, en propietat, per llogar l(o/a), per després llogar l(o/a), i llogar l(o/a), per posar l(o/a) en lloguer, comprar per llogar',
    rent: 'lloguer(s), llogar, llogo, de lloguer, en lloguer, es lloga, es lloguen, alquiler, per llogar, lloger, de lloger, arrendar, lloguer amb opció a compra, lloguer amb opció de compra, llogaria, llarga durada, llarga estada',
  },
  options: {
    estate_type: {
      flat: 'pis(os), piset(s), apartament(s), apt(s), apartam, apto(s), loft(s), piso(s)',
      house:
        'casa, cases, caseta, casetes, xalet(s), xalé, chalet(s), adossad(a/es), adosada, casa adossada, cases adossades, xalet(s) adossat(s), adossat(s), aparellad(a/es), aparellat(s), casa aparellada, cases aparellades, vil·la, vil·les, vila, villa, torre, torres, unifamiliar(s), casa unifamiliar, cases unifamiliars, casa de poble, cases de poble, casa aïllada, bungalou(s), bungalow(s), mansió, casa independent, casa de planta baixa, casa del poble',
      rural_house:
        'casa rural, cases rurals, masia, masies, mas, masos, masoveria, casa de pagès, cases de pagès, finca, finques, casa de camp, cases de camp, finca amb casa, casa pairal, cortijo, cortijos, mas rural, alqueria',
      office: 'oficina, oficines, despatx, despatxos',
      premises:
        'local(s), local(s) comercial(s), nau(s), nau(s) industrial(s), botiga, botigues, baixos comercials, baix comercial, local de negoci, magatzem, magatzems',
      building: 'edifici(s), edifici(s) sencer(s), bloc de pisos, edifici complet, bloc sencer',
      storage: 'traster(s)',
      garage:
        'garatge(s), plaça de garatge, places de garatge, plaça de pàrquing, plaça de parking, places de pàrquing, pàrquing(s), parking(s), plaça d aparcament, plaça de aparcament, aparcament(s), garaje(s), garage(s), plaça pàrquing, plaça parking, plaça garatge, pk, plaça de cotxe, plaça per cotxe, cotxera',
      land: 'terreny(s), solar(s), parcel·la, parcel·les, finca rústica, finques rústiques, terreny urbanitzable, terreny rústic, terreny(s) edificable(s)',
      studio: 'estudi(s), apartament estudi',
      penthouse: 'àtic(s), sobreàtic(s)',
      duplex: 'dúplex(s), tríplex',
    },
    features: {
      wardrobe: 'armari(s), armari(s) encastat(s), encastats, vestidor, armaris de paret',
      balcony: 'balcó, balcons',
      terrace: 'terrassa, terrasses, terrasseta, terrat, terraza, solàrium',
      parking:
        'garatge(s), plaça de garatge, places de garatge, plaça de pàrquing, plaça de parking, places de pàrquing, pàrquing(s), parking(s), plaça d aparcament, plaça de aparcament, aparcament(s), garaje(s), garage(s), plaça pàrquing, plaça parking, plaça garatge, pk, plaça de cotxe, plaça per cotxe, cotxera, pàrquing inclòs, plaça inclosa',
      elevator: 'ascensor(s), asc',
      swimming_pool: 'piscina, piscines, piscina privada, piscina pròpia',
      swimming: 'piscina comunitària, piscina comunal, piscina compartida, piscina comú',
      garden: 'jardí, jardins, jardinet, hort, jardí privat',
      boxrom: 'traster(s), traster inclòs',
      chimney: 'llar de foc, xemeneia, xemeneies, llar, foc a terra, escalfapanxes',
      doorman: 'conserge, porter, porter físic, porteria, consergeria',
      handicap_adapted_access:
        'accés adaptat, cadira de rodes, accés cadira de rodes, accessible, accés per a cadira de rodes, accés per cadira de rodes, sense barreres, mobilitat reduïda, accés minusvàlids, accés per a minusvàlids, sense barreres arquitectòniques',
      handicap_adapted_use: 'interior adaptat, habitatge adaptat, adaptat per dins, pis adaptat',
      community_zone: 'zona comunitària, zones comunitàries, zona comuna, zones comunes, àrees comunes',
      security_alarm: 'alarma, alarmes',
      security_door: 'porta blindada, porta cuirassada, porta de seguretat, porta acorassada',
      security_system:
        'sistema de seguretat, videovigilància, càmeres de seguretat, vigilància, seguretat 24 hores, vigilància 24 hores',
      acces_control: 'control d accés, control d accessos, control de accés, accés controlat',
      fire_detectors: 'detector(s) d incendis, detector(s) de fum, detectors de fums, detector(s) de incendis',
      fire_doors: 'porta tallafocs, portes tallafocs, porta tallafoc, portes tallafoc, portes ignífugues',
      extinguishers: 'extintor(s)',
      sprinklers: 'ruixador(s), aspersor(s), sprinklers, esprinklers',
      emergency_lights: 'llums d emergència, llum d emergència, enllumenat d emergència',
      emergency_exit: 'sortida d emergència, sortides d emergència',
      hot_water: 'aigua calenta',
      heating:
        'calefacció, calefacció central, calefa, radiadors, calefacció individual, terra radiant, calefacció de gas',
      windows_double:
        'doble vidre, doble envidrament, dobles vidres, doble finestra, dobles finestres, climalit, finestres dobles, vidre doble, vidres dobles',
      suspended_ceiling: 'fals sostre, falsos sostres, sostre fals, cel ras',
      suspended_door: 'terra tècnic, terra elevat, paviment tècnic, sòl tècnic',
      equipped_kitchen:
        'cuina equipada, cuina totalment equipada, cuina completa, cuina moblada, electrodomèstics, cuina muntada, amb cuina equipada',
      building_adapted: 'edifici adaptat, finca adaptada',
      bathroom_adapted: 'bany adaptat, banys adaptats, lavabo adaptat',
      conditioned_air:
        'aire condicionat, aire, aa, a a, a c, ac, climatització, climatitzat, aire acondicionat, aire fred, bomba de calor, aire cond',
      loading_dock: 'moll de càrrega, molls de càrrega',
      bridge_crane: 'pont grua, ponts grua',
      located_at_corner:
        'cantonada, fa cantonada, en cantonada, xamfrà, fent cantonada, cantoner, a la cantonada, que faci cantonada, a cantonada, fa xamfrà',
      storage: 'zona de magatzem, magatzem propi, magatzem annex, magatzem',
      smoke_extraction: 'sortida de fums, extracció de fums, sortida fums',
    },
    furnished: {
      1: 'moblat(s), moblad(a/es), amb mobles, mobles, amoblat(s), amoblad(a/es)',
      0: 'sense moblar, sense mobles, buit(s), buid(a/es), no moblat, sense amoblar',
    },
    conservation: {
      good: 'bon estat, en bon estat, ben conservat, ben conservada, per entrar a viure, a punt per entrar a viure, llest per entrar, llest per entrar a viure, bones condicions, en bones condicions, a punt d entrar a viure, entrar a viure, ben cuidat, ben cuidada',
      toRestore:
        'a reformar, per reformar, per a reformar, necessita reforma, per rehabilitar, a rehabilitar, reformar, per restaurar, que necessiti reforma, per fer reformes, en mal estat, per arreglar, a restaurar, per renovar, reforma integral',
      new: 'com nou, com nova, reformat(s), reformad(a/es), renovat(s), renovad(a/es), rehabilitat(s), rehabilitad(a/es), totalment reformat, totalment reformada, acabat de reformar, acabada de reformar, seminou, seminova, com a nou, com a nova, restaurat, restaurada, recentment reformat, recentment reformada, quasi nou, quasi nova',
      brandNew:
        'obra nova, d obra nova, de obra nova, a estrenar, per estrenar, nova construcció, nova promoció, promoció, de nova construcció, sobre plànol, estrenar, nova promoció d habitatges, acabat de construir, acabada de construir',
    },
    floor: {
      ground: 'planta baixa, en planta baixa, a planta baixa, baix(os), pb, entresol, a peu de carrer, pis baix',
      middle: 'planta intermèdia, planta mitjana, plantes intermèdies, pis intermedi',
      top: 'última planta, darrera planta, últim pis, darrer pis, a l última planta, planta més alta, l última planta, a la darrera planta',
    },
    exterior: {
      1: 'exterior(s), dona al carrer, que doni al carrer, tot exterior, donant al carrer, dóna al carrer, amb vistes al carrer',
    },
    bright: {
      1: 'lluminós, lluminos(a/es/os), molt lluminós, molt lluminosa, molta llum, amb molta llum, llum natural, molta llum natural, bona llum',
    },
    with: {
      plan: 'plànol(s), amb plànol(s), planol',
      tour: 'visita virtual, tour virtual, visites virtuals, recorregut virtual, visita 360, 360, tour 360, tour, volta virtual',
      video: 'vídeo(s), amb vídeo(s)',
    },
    documented: {
      1: 'documentat(s), documentad(a/es), ben documentat(s), ben documentad(a/es), documentació completa, amb documentació completa, amb tota la documentació, anunci complet, anuncis complets, plànol certificat i superfície útil, plànol i certificat i superfície útil',
    },
    since: {
      1: 'd avui, avui, publicat avui, publicats avui, últimes 24 hores, darreres 24 hores, últimes 24h, darreres 24h, des d ahir, d ahir, penjat avui, l últim dia, anunciat avui',
      7: 'aquesta setmana, d aquesta setmana, última setmana, darrera setmana, últims 7 dies, darrers 7 dies, l última setmana, la darrera setmana, la setmana passada, publicat aquesta setmana, darrers set dies',
      30: 'aquest mes, d aquest mes, últim mes, darrer mes, últims 30 dies, darrers 30 dies, l últim mes, el darrer mes, publicat aquest mes',
    },
    price_drop: {
      1: 'rebaixat(s), rebaixad(a/es), baixada de preu, baixades de preu, ha baixat de preu, han baixat de preu, rebaixa, rebaixes, preu rebaixat, amb descompte, descompte, baixat de preu, hagi baixat de preu, hagin baixat de preu, d oferta, rebaixats de preu, baixa de preu',
    },
  },
  sorts: {
    priceAscendent:
      'barat(s), barat(a/es), barates, més barat(s), més barat(a/es), més barates, més barats primer, primer els més barats, econòmic(s), econòmica, econòmiques, més econòmic(s), preu ascendent, per preu, barat primer, barats primer, de menys a més preu, els més barats, menor preu, baratet(s), bé de preu, primer les més barates, més barates primer, baratetes',
    priceDescendent:
      'car(s), cars, cara, cares, més car(s), més cara, més cares, més cars primer, primer els més cars, preu descendent, de més a menys preu, els més cars, cars primer',
    areaAscendent: 'més petit(s), més petites, més petits primer, primer els més petits',
    areaDescendent:
      'més gran(s), més grans primer, primer els més grans, els més grans, per superfície, més ampli, més espaiós, per mida, més espaiosos, primer les més grans, grans primer, més metres',
    areaPriceAscendent:
      'per preu per metre, per preu m2, preu per metre, preu per m2, per €/m2, preu per metre quadrat, per metre quadrat, preu m2, preu metre quadrat, per preu per metre quadrat, per preu per m2, més barat per metre, més barats per m2, més barats per metre quadrat, més barats per metre, per preu del metre quadrat',
    recent:
      'més nou(s), més nova, més noves, més recent(s), recents, més nous primer, més recents primer, novetats, últims anuncis, darrers anuncis, primer els més nous, primer els més recents, els més nous, acabat de publicar, acabats de publicar, les més noves, nous primer, darreres novetats, últimes novetats',
  },
  units: {
    rooms:
      'habitació, habitacions, hab(s), dormitori(s), dorm(s), h, cambra, cambres, habit, habitaciones, dormitoris, quarto(s), alcova, alcoves, estances',
    pieces: '',
    bathrooms: 'bany(s), lavabo(s), wc, cambra de bany, cambres de bany, baño(s), bñ, lavabos, quarto de bany',
    area: 'm2, metres quadrats, metre quadrat, m quadrats, mts2, metros cuadrados',
    metres: 'metre(s), m, mts, metros',
    km: 'km(s), quilòmetre(s), kms, kilòmetre(s)',
    minutes: 'minut(s), min, mins, minuts',
    euros: 'euro(s), eur, eu, e, euros de pressupost',
    monthly: 'al mes, mes, per mes, mensual(s), cada mes, mensuals',
  },
  scales: { 1000: 'mil, k, milers', 1000000: 'milió, milions, mill, milio, mm, milions d' },
  numbers: {
    1: 'un, una',
    2: 'dos, dues',
    3: 'tres',
    4: 'quatre',
    5: 'cinc',
    6: 'sis',
    7: 'set',
    8: 'vuit',
    9: 'nou',
    10: 'deu',
    15: 'quinze',
    20: 'vint',
    30: 'trenta',
    40: 'quaranta',
    50: 'cinquanta',
    60: 'seixanta',
    70: 'setanta',
    80: 'vuitanta',
    90: 'noranta',
    100: 'cent',
    200: 'dos cents, dues centes',
    300: 'tres cents',
    400: 'quatre cents',
    500: 'cinc cents',
    600: 'sis cents',
    700: 'set cents',
    800: 'vuit cents',
    900: 'nou cents',
    1000: 'mil',
    0.5: 'mig',
  },
  grammar: {
    in: 'a, en, al, als, per, dins de, per la zona de, a la zona de, zona de, zona, dintre de, cap a, a tot, per tot',
    near: 'a prop de, a prop del, a prop, prop de, prop del, prop, propet de, al costat de, al costat del, aprop de, aprop del, aprop, a tocar de, a tocar del, a la vora de, vora, pels voltants de, als voltants de, no lluny de, voltants de, proper(a) a, propers a, proper al, propera al, cerca de, a la vora del, al voltant de, no gaire lluny de',
    of: 'de, del, d, dels',
    and: 'i, més, també, y, a més de, a més',
    or: 'o, o bé, u',
    to: 'a, fins a, i, fins, o, al',
    between: 'entre',
    with: 'amb, que tingui, que tinguin, tingui, tinguin, inclòs, que inclogui, incloent, que disposi de, i amb, am, disposi de, amb el, ab, que hi hagi',
    without:
      'sense, no, ni, que no sigui, que no tingui, excepte, tret de, menys, tampoc, no vull, no cal, no necessito, res de, que no, no tingui, no sigui, sens, encara que no tingui, no m importa, evitar, llevat de, no fa falta, no és necessari, no és imprescindible',
    max: 'màxim, màx, max, com a màxim, fins a, fins, no més de, com a molt, que no passi de, que no superi, tope, màxim de, fins els, fins als, un màxim de, que no passin de, no superi, inferior a, a tot estirar, no superior a, com molt',
    min: 'mínim, mín, com a mínim, almenys, al menys, des de, a partir de, mínim de, no menys de, pel cap baix, un mínim de, superior a, desde, per sobre de, com mínim',
    over: 'més de, més d',
    under: 'menys de, per sota de, per menys de, menys d, sota',
    about:
      'uns, unes, aproximadament, aprox, més o menys, al voltant dels, sobre, cap a, d uns, d unes, cap als, per uns, vora els, al voltant de, rondant, uns i, entorn de, a l entorn de, si fa no fa, gairebé',
    orMore: 'o més, i més, en endavant, o superior, o millor, o més gran, cap amunt, o més grans, i amunt',
    orLess: 'o menys, cap avall, o inferior, i avall',
    budget:
      'pressupost, preu, pressupost de, preu de, presupost, preu màxim, pressupost màxim, tinc, tenim, que costi, que costin, per, tinc un pressupost de, presupuesto, disposo de',
    energy:
      'certificat, certificat energètic, classe energètica, qualificació energètica, etiqueta energètica, eficiència energètica, eficiència, energètic, energètica, lletra energètica, classe, certificat d eficiència, certificat d eficiència energètica, qualificació, etiqueta, lletra, consum energètic, cee',
    numbered: 'referència, ref, línia, any, porta, número, núm, construït l any, any de construcció',
    postcode: 'codi postal, cp, c p, codi',
    province:
      'província de, província, prov, prov de, la província de, provincia de, província d, a la província de, comarques de, demarcació de',
    quarter: 'barri, barri de, barri del, districte, districte de, el barri de, barri d',
    centre:
      'centre, cèntric(s), cèntric(a/es), cèntrica, cèntriques, centre ciutat, centre de la ciutat, al centre de, el centre de, centre de, ple centre, al bell mig de, al centre, al mig de, en ple centre de, casc antic, afores, als afores, afores de, als afores de, nucli urbà, capital, ciutat de, la ciutat de, centre d, centro',
    street:
      'carrer, avinguda, av, passeig, plaça, rambla, calle, avda, pg, ronda, carretera, travessera, c, pça, gran via, via',
    car: 'en cotxe, amb cotxe, cotxe, conduint',
    foot: 'caminant, a peu, tot caminant',
    bicycle: 'en bici, amb bici, bicicleta, en bicicleta, amb bicicleta, bici',
    transit:
      'en transport públic, amb transport públic, transport públic, en tren, amb tren, en autobús, amb bus, en metro, amb metro, en bus',
    home: 'habitatge(s), immoble(s), propietat, propietats, llar(s), vivenda, vivendes, primera residència, segona residència, residència, allotjament',
    newHome: 'nou, nova, nous, noves',
    filler:
      'busco, buscar, busquem, buscant, cerco, cerquem, cercar, estem buscant, estic buscant, vull, volem, voldria, voldríem, necessito, necessitem, m agradaria, ens agradaria, m interessa, ens interessa, interessat en, interessada en, hola, bon dia, bona tarda, si us plau, sisplau, gràcies, mostreu, mostra m, mostrar, veure, trobar, trobeu, viure, per viure, per a, per a viure, anar a viure, mudar me, el, la, els, les, l, lo, en, na, sa, es, que, q, sigui, siguin, que sigui, que siguin, hi ha, hi hagi, alguna, algun, algunes, alguns, molt, molta, bé, ben, etc, tot, tots, tota, totes, qualsevol, disponible(s), està, estigui, com, també, si pot ser, si és possible, preferiblement, preferible, millor si, oferta, ofertes, amb opció, altre, altra, seu, aviseu me quan hi hagi, aviseu me, avisa m, avís, alerta, ja, només, nomes, som, tenir, té, tenen, una mica, cada, on, quin, quins, quina, quant costa, mida, superfície, construïts, útils, de superfície, útil, quan, amb possibilitat de, m, ens, em, me, us, se, per mi, unitat, tipus, i si, de preu, ser, és, són, aquí, allà, ara, urgent, de tipus, acceptem, però, algú, algo, alguna cosa, qualque, un xic, força, preferentment, això, aquest, aquesta, ordenar, ordenat(s), ordenad(a/es)',
    unavailable:
      'estudi(s) d hipoteca, estudi(s) hipotecari(s), estudi(s) de finançament, estudi(s) de viabilitat, estudi(s) de mercat, metro, parada de metro, parada, bus, autobús, tramvia, fgc, escola, escoles, col·legi, institut, supermercat, parc, muntanya, bosc, camp, riu, mascota, mascotes, admet mascotes, admeten mascotes, accepta mascotes, accepten mascotes, s admeten mascotes, s accepten mascotes, gos, gossos, gat, gats, animals, particular(s), de particular(s), entre particulars, sense agència, sense agències, agència, agències, sense comissió, sense comissions, comissió, immobiliària, sense fiança, fiança, sense aval, aval, banc, de banc, bancs, embargament, embargat, embargada, embargats, subhasta, ocupat(s), ocupad(a/es), okupa, okupes, okupat, okupats, llogater(s), llogaters, hipoteca, hipoteques, finançament, orientació, sud, nord, est, oest, vacances, de vacances, vacacional, per setmanes, per dies, setmanes, temporada, de temporada, estiu, per l estiu, per a l estiu, temporal, turístic, turística, llicència turística, luxe, de luxe, tranquil(s), tranquil·la, tranquil·les, tranquila, familiar(s), bonic, bonica, bonics, boniques, maco, maca, amb encant, encant, acollidor(a), acollidors, rústic, rústica, antic, antiga, clàssic, inversió, per inversió, inversors, rendibilitat, urgent, jacuzzi, nens, nadons, parella, parelles, estudiant(s), compartir, compartit(s), compartida, pis compartit, jubilats, família, wifi, internet, fibra, despeses incloses, despeses, aigua, llum, comunitat, traspàs, permuta, vpo, protecció oficial, nuda propietat, nòmina, contracte, contracte indefinit, veïns, soroll, sorolls, ben comunicat, ben comunicada, ben comunicats, comunicat, transport, botigues a prop, serveis, centre comercial, autopista, golf, camp de golf, urbanització, residencial, complex, privacitat, silenci, silenciós, silenciosa, qualitat, bona zona, negociable, ideal, perfecte, perfecta, espectacular, preciós, preciosa, diàfan, sostres alts, saló, sala, menjador, cuina, cuina americana, cuina oberta, safareig, galeria, passadís, interior(s), terra, parquet, entrada, sense entrada, plaques solars, gas, gas natural, persones, gent, plantes, planta, escala, escales, façana, pedra, fusta, de fusta, prefabricada, prefabricades, immediata, immediat, claus, piscina municipal, colla, vinya, cavalls, porter automàtic, despeses baixes, despeses baixos, per entrar aquest mes, entrar aquest mes, per entrar a viure aquest mes, entrar a viure aquest mes, restaurant, setmanes, mesos',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'gimnàs, sauna, pàdel, tennis, pista de tennis',
        garden: 'barbacoa',
        terrace: 'pati',
        boxrom: 'soterrani, celler',
      },
      conservation: {
        new: 'modern(a/s), moderns, modernes',
      },
      floor: {
        middle: 'primer pis, segon pis, tercer pis, primera planta, segona planta, tercera planta',
        top: 'vistes, vistes a la muntanya, alt',
      },
      bright: {
        1: 'orientació sud, orientat al sud, orientada al sud, assolellat(s), assolellad(a/es), solejat, solejada, sol',
      },
      price_drop: { 1: 'ganga, gangues, oportunitat(s)' },
    },
    sorts: {
      priceAscendent: 'ganga, gangues, oportunitat(s), bon preu, a bon preu',
      areaDescendent: 'gran(s), ampli, àmplia, amplis, espaiós, espaiosa, espaiosos',
      areaAscendent: 'petit(s), petit(a/es), petita',
    },
    places: {
      costa:
        'mar, el mar, platja, platges, la platja, vistes al mar, vista al mar, vista mar, primera línia, primera línia de mar, primera línia de platja, davant del mar, a peu de platja',
      playa:
        'mar, el mar, platja, platges, la platja, vistes al mar, vista al mar, vista mar, primera línia, primera línia de mar, primera línia de platja, davant del mar, a peu de platja',
      estación: 'tren, renfe, rodalies, estació, estació de tren',
      aeropuerto: 'aeroport',
      universidad: 'universitat',
      hospital: 'hospital',
      centro: 'centre',
    },
  },
} as const satisfies SentenceWords;
