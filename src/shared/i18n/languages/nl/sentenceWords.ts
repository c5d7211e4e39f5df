import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'kopen, koop, te koop, aankoop, kopen van, koopwoning(en), koopappartement(en), koophuis, koophuizen, verkoop, aankopen, koopflat, aan te kopen, kopn, te koop aangeboden, om te verhuren, voor de verhuur, voor verhuur, om het te verhuren',
    rent: 'huren, huur, te huur, verhuur, huurwoning(en), huurappartement(en), huurhuis, huurhuizen, langdurige huur, lange termijn, langdurige verhuur, huurflat(s), huren met koopoptie, huur met koopoptie, huurkoop, te huren, lang verblijf, huurprijs, huur met optie tot koop, huren met optie tot koop, huurstudio, kamerhuur',
  },
  options: {
    estate_type: {
      flat: 'appartement(en), flat(s), flatje, appt, app, appartementje, apartement(en), apartment(s), etage, etagewoning(en), loft(s), huurappartement(en), koopappartement(en), apt, kamerappartement(en), kamer appartement(en), huurflat(s), koopflat, nieuwbouwappartement(en), apartament, dakappartement, kamerflat, vakantieappartement(en), portiekwoning, hoekappartement, app t, bovenwoning, tuinappartement, terrasappartement, appartment(en), piso(s)',
      house:
        'huis, huizen, huisje(s), villa(s), vrijstaand, vrijstaand huis, vrijstaande woning, vrijstaande villa, rijtjeshuis, rijtjeshuizen, rijwoning(en), rijhuis, rijhuizen, twee onder een kap, 2 onder 1 kap, halfvrijstaand, halfvrijstaande woning, halfvrijstaand huis, geschakeld, geschakelde woning, eengezinswoning(en), gezinswoning(en), herenhuis, herenhuizen, stadshuis, dorpshuis, dorpshuizen, chalet(s), bungalow(s), huurhuis, huurhuizen, koophuis, koophuizen, vakantiehuis, vakantiehuizen, hoekhuis, vrijstaande, geschakeld huis, hoekwoning, tussenwoning, nieuwbouwhuis, nieuwbouwvilla, strandhuis, landvilla, vakantievilla, patiowoning, vrijst, eengezinshuis, stadswoning, townhouse, vakantiewoning(en), vila, halfopen bebouwing',
      rural_house:
        'landhuis, landhuizen, boerderij(en), finca(s), masia, cortijo(s), plattelandshuis, plattelandswoning, landgoed, boerenhuis, hoeve, plattelandshuizen, woonboerderij, huis op het platteland, landelijk huis, landelijke woning, boerderijtje, grotwoning',
      office: 'kantoor, kantoren, kantoorruimte, kantoorpand, praktijkruimte, kantoorruimtes',
      premises:
        'winkel(s), winkelruimte, winkelpand, bedrijfsruimte, bedrijfspand, loods, loodsen, magazijn, bedrijfshal, hal, handelspand, horecapand, commerciële ruimte, handelsruimte, winkelpanden, bedrijfsruimten, bedrijfspanden, zakenpand, industriehal, commercieel pand, pakhuis',
      building:
        'gebouw(en), heel gebouw, hele gebouw, flatgebouw, appartementencomplex, woonblok, volledig gebouw, heel pand, geheel gebouw, appartementsgebouw',
      storage: 'berging(en), bergruimte(n), opslagruimte, opslagbox, bergkast, kelderbox, berghok, opslagruimten, box',
      garage:
        'garage(s), parkeerplaats(en), parkeerplek(ken), garagebox, garageplaats, parkeergarage, autostaanplaats, staanplaats, parking, garageboxen, parkeerruimte, autoplaats, parkeerpl, staplaats, ondergrondse parkeerplaats',
      land: 'grond, bouwgrond, perceel, percelen, kavel(s), bouwkavel(s), bouwperceel, stuk grond, lap grond, terrein, bouwpercelen, landbouwgrond',
      studio:
        'studio(s), studioappartement, studiootje, huurstudio, 1 kamerappartement, studio appartement(en), studioflat',
      penthouse: 'penthouse(s), dakappartement, penthause, penthousewoning',
      duplex:
        'duplex(en), maisonnette(s), maisonette(s), duplexwoning, duplexappartement, triplex, duplex appartement, maisonnetteappartement',
    },
    features: {
      wardrobe:
        'inbouwkast(en), ingebouwde kast(en), kast(en), kledingkast(en), inloopkast, vaste kasten, garderobekast, inbouwkasten',
      balcony: 'balkon(s), balkonnetje, balkonnen, balk, loggia',
      terrace:
        'terras, terrassen, dakterras, zonneterras, terasje, terrasje, teras, terrasappartement, solarium, dakterrassen',
      parking:
        'garage(s), parkeerplaats(en), parkeerplek(ken), garagebox, garageplaats, parkeergarage, autostaanplaats, staanplaats, parking, parkeerruimte, eigen parkeerplaats, oprit, autoplaats, parkeerpl, parkeergelegenheid, parkeren, eigen parkeerplek, carport, privéparking, parkeer plek, parkeer plaats',
      elevator: 'lift(en), personenlift',
      swimming_pool:
        'zwembad(en), zwembadje, privézwembad, privé zwembad, eigen zwembad, prive zwembad, zwemb, pool, eigen pool',
      swimming:
        'gemeenschappelijk zwembad, gedeeld zwembad, gezamenlijk zwembad, gemeensch zwembad, gemeenschapszwembad, communaal zwembad, zwembad gedeeld, gem zwembad',
      garden: 'tuin(en), tuintje, achtertuin, voortuin, privétuin, tuinappartement, daktuin, prive tuin, eigen tuin',
      boxrom:
        'berging(en), bergruimte(n), opslagruimte, bergkast, kelderbox, berghok, kelder, box, opberghok, bergplaats',
      chimney: 'open haard, haard, schoorsteen, houtkachel, openhaard, kachel, haardvuur',
      doorman: 'conciërge, portier, huismeester, huisbewaarder, concierge',
      handicap_adapted_access:
        'rolstoeltoegankelijk, rolstoel, rolstoelvriendelijk, toegankelijk voor rolstoel, toegankelijk voor rolstoelen, drempelvrij, aangepaste toegang, gehandicapten, mindervaliden, rolstoeltoegang, rolstoeltoegankelijke, toegankelijk, toegankelijk voor mindervaliden, drempelloos, mindervalidentoegang, gehandicaptentoegang, rolstoelingang',
      handicap_adapted_use:
        'aangepast interieur, interieur aangepast, aangepaste woning, van binnen aangepast, binnen aangepast, aangepast van binnen, van binnen aangepast voor rolstoel, binnen aangepast voor rolstoel, aangepast voor rolstoel',
      community_zone:
        'gemeenschappelijke ruimte(n), gemeenschappelijke ruimtes, gemeenschappelijke tuin, gemeenschappelijke zone(s), gedeelde ruimte(n), gemeenschappelijk gebied, gedeelde ruimtes, gemeenschapsruimte, gemeenschappelijke tuinen',
      security_alarm: 'alarm, alarminstallatie, alarmsysteem, inbraakalarm',
      security_door: 'veiligheidsdeur(en), gepantserde deur, pantserdeur, beveiligde deur, inbraakwerende deur',
      security_system:
        'beveiligingssysteem, beveiliging, camerabewaking, bewakingscameras, videobewaking, bewaking, camera s, beveiligingscamera s',
      acces_control: 'toegangscontrole, toegangssysteem, gecontroleerde toegang',
      fire_detectors: 'branddetector(en), brandmelder(s), rookmelder(s), rookdetector(en), branddetectie, rookdetectie',
      fire_doors: 'branddeur(en), brandwerende deur(en)',
      extinguishers: 'brandblusser(s), blusapparaat, blusapparaten, blussers, blustoestel',
      sprinklers: 'sprinkler(s), sprinklerinstallatie, sprinklersysteem',
      emergency_lights: 'noodverlichting, noodlampen',
      emergency_exit: 'nooduitgang(en), vluchtweg',
      hot_water: 'warm water, warmwater',
      heating: 'verwarming, centrale verwarming, cv, vloerverwarming, verwarmd, gasverwarming, radiatoren',
      windows_double:
        'dubbel glas, dubbele beglazing, dubbelglas, dubbele ramen, isolatieglas, dubbele beglasing, dubbel beglaasd',
      suspended_ceiling: 'verlaagd plafond, systeemplafond, vals plafond, verlaagde plafonds, zwevend plafond',
      suspended_door: 'verhoogde vloer, technische vloer, computervloer, zwevende vloer',
      equipped_kitchen:
        'ingerichte keuken, uitgeruste keuken, volledig uitgeruste keuken, complete keuken, inbouwkeuken, volledig ingerichte keuken, keuken met apparatuur, uitgeruste keukens, keukenapparatuur, keuken uitgerust',
      building_adapted: 'aangepast gebouw, toegankelijk gebouw, rolstoeltoegankelijk gebouw',
      bathroom_adapted:
        'aangepaste badkamer, rolstoeltoegankelijke badkamer, badkamer aangepast, toegankelijke badkamer, mindervalidenbadkamer',
      conditioned_air:
        'airco, airconditioning, airconditioner, air conditioning, klimaatbeheersing, ac, aircond, airko, klimaatregeling, airco s, aircon',
      loading_dock: 'laadperron, laaddok, laadkade, laadplatform, laadperrons, dock',
      bridge_crane: 'bovenloopkraan, brugkraan, loopkraan, rolbrug',
      located_at_corner:
        'hoekpand, op de hoek, hoekligging, hoek, hoekhuis, hoekwoning, op een hoek, hoekappartement, hoekwinkel, aan de hoek',
      storage: 'magazijnruimte, opslag, opslagmagazijn, eigen magazijn, voorraadruimte, magazijn',
      smoke_extraction: 'rookafvoer, rookafzuiging, dampafvoer, rookkanaal, afzuiging',
    },
    furnished: {
      1: 'gemeubileerd, gemeubileerde, gemeubeld, met meubels, ingericht, meubels, gestoffeerd en gemeubileerd, bemeubeld, volledig gemeubileerd, gemeub, gemeubelde',
      0: 'ongemeubileerd, ongemeubileerde, zonder meubels, leeg, kaal, niet gemeubileerd, lege, ongemeubeld, onbemeubeld, leegstaand',
    },
    conservation: {
      good: 'goede staat, in goede staat, goed onderhouden, instapklaar, instapklare, goed onderhoud, verkeert in goede staat, instap klaar, prima staat, goede conditie, direct bewoonbaar',
      toRestore:
        'te renoveren, opknapper(s), opknaphuis, opknapwoning, te restaureren, op te knappen, om te renoveren, renovatieproject, om op te knappen, kluswoning, klushuis, kluspand, opknappertje, renovatie nodig, te verbouwen, om te verbouwen, ruïne, renoveren, opknappen, verbouwen, moet opgeknapt worden, gerenoveerd moet worden, te moderniseren, aan renovatie toe, bouwval, klusproject, renovatiewoning, klusappartement',
      new: 'gerenoveerd, gerenoveerde, als nieuw, gemoderniseerd, gemoderniseerde, verbouwd, verbouwde, zo goed als nieuw, volledig gerenoveerd, opgeknapt, pas gerenoveerd, net gerenoveerd, recent gerenoveerd, volledig gerenoveerde, gerestaureerd, gerestaureerde, recent gerenoveerde, opgeknapte, vernieuwd, vernieuwde, zgan, pas gerenoveerde, bijna nieuw',
      brandNew:
        'nieuwbouw, gloednieuw, gloednieuwe, nieuwbouwproject, nieuwbouwwoning(en), nieuwbouwappartement(en), splinternieuw, splinternieuwe, nieuw gebouwd, nieuwbouwhuis, nieuwbouwvilla, pas gebouwd, nieuw project, nieuwbouwprojecten, net gebouwd, nieuwbouwhuizen, sleutelklaar, op plan, nieuwgebouwd',
    },
    floor: {
      ground:
        'begane grond, gelijkvloers, parterre, gelijkvloerse, beneden, op de begane grond, benedenwoning, benedenverdieping, beganegrond, begane grondappartement, bg, gelijkvloerse verdieping, op straatniveau, gelijksvloers',
      middle: 'tussenverdieping, middelste verdieping, middenverdieping, op een tussenverdieping, midden verdieping',
      top: 'bovenste verdieping, hoogste verdieping, topverdieping, laatste verdieping, op de bovenste verdieping, bovenste etage, hoogste etage, bovenste woonlaag',
    },
    exterior: {
      1: 'aan de straatkant, straatkant, aan straatzijde, straatzijde, buitenkant, uitkijkend op straat, aan de straatzijde, aan straat, exterior, aan de straat, aan de voorzijde, uitzicht op straat, aan straatkant, aan de buitenkant, kijkt uit op straat',
    },
    bright: {
      1: 'licht, lichte, veel licht, lichtrijk, lichtrijke, veel lichtinval, helder, heldere, natuurlijk licht, lichtinval, veel zonlicht, zonlicht, veel daglicht, daglicht, veel natuurlijk licht, zonovergoten, erg licht, mooi licht',
    },
    with: {
      plan: 'plattegrond(en), met plattegrond, met plan, plan, grondplan, met plattegronden, plannen',
      tour: 'virtuele tour, virtuele rondleiding, 360 graden tour, virtueel bezoek, 360, 3d tour, virtuele bezichtiging, rondleiding, 360 tour, tour, online bezichtiging, online rondleiding, virtuele toer, virtuele bezichtigingen',
      video: 'video(s), met video, filmpje, film, video s',
    },
    documented: {
      1: 'gedocumenteerd(e), goed gedocumenteerd(e), volledig gedocumenteerd(e), volledige documentatie, met volledige documentatie, met alle documenten, complete advertentie(s), plattegrond energielabel en woonoppervlakte',
    },
    since: {
      1: 'vandaag, van vandaag, laatste 24 uur, sinds gisteren, vandaag geplaatst, afgelopen 24 uur, nieuw vandaag, laatste dag, afgelopen dag, van gisteren, vandaag toegevoegd, de laatste 24 uur, vandaag online',
      7: 'deze week, afgelopen week, laatste week, laatste 7 dagen, van deze week, vorige week, afgelopen 7 dagen, de laatste week, de afgelopen week, deze week geplaatst, de laatste 7 dagen, sinds een week, laatste zeven dagen',
      30: 'deze maand, afgelopen maand, laatste maand, laatste 30 dagen, van deze maand, vorige maand, afgelopen 30 dagen, de laatste maand, de afgelopen maand, deze maand geplaatst, de laatste 30 dagen',
    },
    price_drop: {
      1: 'afgeprijsd, afgeprijsde, prijsverlaging(en), in prijs verlaagd, verlaagde prijs, prijsdaling, verlaagd in prijs, korting, met korting, in prijs gedaald, afgeprijst, prijs verlaagd, verlaagd, verlaagde, prijzen verlaagd, in prijs gezakt, gedaald in prijs, goedkoper geworden, prijs gezakt, prijs gedaald, met prijsverlaging',
    },
  },
  sorts: {
    priceAscendent:
      'goedkoop, goedkope, goedkoopste, goedkoopste eerst, goedkoper, betaalbaar, betaalbare, prijs oplopend, op prijs, laagste prijs, voordelig, voordelige, goedkoopste huizen, laag naar hoog, van goedkoop naar duur, voordeligste, goedkope eerst, laagste prijs eerst, de goedkoopste, prijs laag naar hoog, de goedkoopste eerst, goedkopere, spotgoedkoop',
    priceDescendent:
      'duurste, duurste eerst, prijs aflopend, hoogste prijs, hoog naar laag, duur, dure, de duurste, de duurste eerst, van duur naar goedkoop, hoogste prijs eerst, prijs hoog naar laag, dure eerst',
    areaAscendent: 'kleinste, kleinste eerst, de kleinste, de kleinste eerst, oppervlakte oplopend',
    areaDescendent:
      'grootste, grootste eerst, op grootte, op oppervlakte, de grootste, de grootste eerst, ruimste, van groot naar klein, gesorteerd op grootte, oppervlakte aflopend, ruimste eerst, grote eerst',
    areaPriceAscendent:
      'prijs per vierkante meter, prijs per m2, op prijs per m2, per vierkante meter, op €/m2, m2 prijs, vierkantemeterprijs, op prijs per vierkante meter, goedkoopste per m2, laagste prijs per m2, op m2 prijs, goedkoopste per vierkante meter, laagste m2 prijs, op vierkantemeterprijs, laagste prijs per vierkante meter',
    recent:
      'nieuwste, nieuwste eerst, recent, recente, meest recent, meest recente, recentste, laatste aanbod, nieuwste aanbod, nieuw aanbod, meest recente eerst, nieuwste woningen, recentste eerst, pas geplaatst, net geplaatst, onlangs geplaatst, recent geplaatst, nieuwste advertenties, laatst toegevoegd, de nieuwste, de nieuwste eerst, laatst geplaatst, net online, nieuwe aanbiedingen, recent toegevoegd, recente eerst',
  },
  units: {
    rooms:
      'slaapkamer(s), slpk, slaapk, kamer(s), slk, slpkr, sk, kamerappartement(en), kamerwoning(en), kmr, slaapkmrs, slpkamer(s), kmrs, slaapkmr, slk s, slpks, kamerflat, slpkmr, slaapvertrekken, kr',
    pieces: '',
    bathrooms: 'badkamer(s), badk, bdk, wc, toilet(ten), badkmr, badkmrs, bk, badkrs, bad, bdkmr',
    area: 'm2, vierkante meter(s), vierkante m, vkm, m 2, vierk meter, vierkante mtr, m kwadraat, kubieke',
    metres: 'meter(s), m, mtr',
    km: 'km, kilometer(s), kms',
    minutes: 'minuten, minuut, min, mins, autominuten, minuutjes, loopminuten, fietsminuten',
    euros: 'euro(s), eur, e, euro s',
    monthly:
      'per maand, maand, p m, pm, maandelijks, in de maand, p mnd, pmnd, mnd, per mnd, pmd, p md, elke maand, maandhuur, md',
  },
  scales: { 1000: 'duizend, k, mille, dzd', 100000: 'ton', 1000000: 'miljoen, mln, milj, mio, miljoenen' },
  numbers: {
    1: 'een, één',
    2: 'twee',
    3: 'drie',
    4: 'vier',
    5: 'vijf',
    6: 'zes',
    7: 'zeven',
    8: 'acht',
    9: 'negen',
    10: 'tien',
    15: 'vijftien',
    20: 'twintig',
    30: 'dertig',
    40: 'veertig',
    50: 'vijftig',
    60: 'zestig',
    70: 'zeventig',
    80: 'tachtig',
    90: 'negentig',
    100: 'honderd',
    150: 'honderdvijftig',
    200: 'tweehonderd',
    250: 'tweehonderdvijftig',
    300: 'driehonderd',
    350: 'driehonderdvijftig',
    400: 'vierhonderd',
    500: 'vijfhonderd',
    600: 'zeshonderd',
    700: 'zevenhonderd',
    800: 'achthonderd',
    900: 'negenhonderd',
    1000: 'duizend',
    200000: 'tweehonderdduizend',
    300000: 'driehonderdduizend',
    400000: 'vierhonderdduizend',
    500000: 'vijfhonderdduizend',
    100000: 'honderdduizend',
    250000: 'tweehonderdvijftigduizend',
    0.5: 'half, halve, een half, een halve',
    1.5: 'anderhalf, anderhalve',
  },
  grammar: {
    in: 'in, te, op, binnen, in de buurt van het centrum van, in de omgeving, regio, omgeving, aan, in regio, in de regio, aan de, ergens in, gebied, in de streek van, in hartje',
    near: 'bij, in de buurt van, buurt van, dichtbij, dicht bij, vlakbij, vlak bij, naast, nabij, in de omgeving van, omgeving van, rond, rondom, niet ver van, in de nabijheid van, aan de rand van, in de buurt, buiten, buurt, tegen',
    of: 'van, vanaf, rond, rondom, straal van, straal rond, afstand van, straal, tot, omtrek van, in een straal van, verwijderd van, om, af van, loopafstand van, rijafstand van, afstand, naar, vandaan, verwijderd',
    and: 'en, plus, alsook, evenals, alsmede, ook met',
    or: 'of, ofwel',
    to: 'tot, tot en met, t m, en, a, à',
    between: 'tussen, van',
    with: 'met, inclusief, incl, m, voorzien van, met een, met eigen, die heeft, dat heeft, moet hebben, heeft, mt, met grote, met groot',
    without:
      'zonder, geen, niet, behalve, uitgezonderd, niet op, noch, nooit, zeker geen, zeker niet, liever geen, liever niet, hoeft niet, hoeft geen, wil geen, geen van, niet in, niet aan, z, hoef geen, niet nodig, niet belangrijk, niet noodzakelijk',
    max: 'max, maximaal, hoogstens, tot, tot en met, niet meer dan, maximum, t m, ten hoogste, tot max, tot maximaal, niet duurder dan, max tot, maximale, niet boven, uiterlijk, bovengrens, niet hoger dan, niet over, maximumprijs, tot maximum, hooguit',
    min: 'min, minimaal, minstens, vanaf, minimum, ten minste, tenminste, niet minder dan, op zijn minst, groter dan, minimale, van minimaal, vanf',
    over: 'meer dan, boven, boven de, groter dan, ruim',
    under: 'onder, minder dan, beneden de, goedkoper dan, kleiner dan, onder de, lager dan',
    about:
      'ongeveer, circa, ca, rond de, om en nabij, zo n, plusminus, rond, ong, zon, ruwweg, plm, richting, +/-, grofweg, bij benadering, omstreeks, om en bij',
    orMore: 'of meer, en meer, plus, of groter, of beter, en hoger, of hoger, en groter, en beter, en op',
    orLess: 'of minder, of kleiner, of goedkoper, of lager, en lager',
    budget:
      'budget, prijs, budget van, prijs tot, voor, vraagprijs, koopprijs, mijn budget is, ons budget is, budget tot, budget is, prijsklasse, maximumprijs, kostprijs, voor maximaal, budget max, kost, mag kosten',
    energy:
      'energielabel, energieklasse, energiecertificaat, label, energie, energielabels, energie label, epc, energieprestatie, energie certificaat, energieklassen, energiezuinig label, certificaat, energieprestatiecertificaat, klasse',
    numbered: 'referentie, ref, referentienummer, lijn, bouwjaar, nummer, nr, jaar, huisnummer',
    postcode: 'postcode, post code',
    province: 'provincie, provincie van, de provincie, in de provincie, prov',
    quarter:
      'wijk, buurt, stadswijk, de wijk, in de wijk, stadsdeel, deelgemeente, in de buurt, de buurt, barrio, in stadsdeel',
    centre:
      'centrum, centrum van, het centrum van, in het centrum van, stadscentrum, binnenstad, centraal, hartje, in hartje, het centrum, in het centrum, in de binnenstad van, binnenstad van, oude stad, oude centrum van, oude centrum, historisch centrum, hartje centrum, centraal gelegen, hart van, in het hart van, in de binnenstad, stad, de stad, midden in, buitenwijk van, rand van, aan de rand, net buiten',
    street: 'calle, straat, avenida, avda, paseo, plaza, carrer, avinguda, passeig, plaça, rambla, laan',
    car: 'met de auto, auto, rijden, rijafstand, met auto, autorijden, per auto, autominuten, rij',
    foot: 'te voet, lopen, lopend, wandelen, loopafstand, wandelafstand, wandelend, loopminuten, stappen',
    bicycle: 'met de fiets, fietsen, fiets, fietsafstand, op de fiets, fietsend, per fiets, fietsminuten',
    transit:
      'met het openbaar vervoer, openbaar vervoer, ov, met de trein, met de bus, met het ov, met de metro, per trein, met openbaar vervoer',
    home: 'woning(en), woningen, pand(en), vastgoed, eigendom, onroerend goed, object(en), verblijf, koopwoning(en), huurwoning(en), nieuwbouwwoning(en), tweede woning, stek, plek, woonruimte, kluswoning, benedenwoning, opknapwoning, tweede verblijf, thuis, stulp, onderkomen, woonst, kamerwoning(en)',
    newHome: 'nieuw, nieuwe',
    filler:
      'ik, wij, we, zoek, zoeken, op zoek naar, zoekt, gezocht, zoekende naar, wil, willen, wil graag, zou graag, graag, wens, wensen, nodig, heb nodig, alstublieft, aub, alsjeblieft, hallo, hoi, goedendag, goedemiddag, dank, bedankt, dank u, toon, toon mij, laat zien, laat me zien, vind, vinden, wonen, om te wonen, te wonen, leven, interesse in, geïnteresseerd in, voor, mij, ons, mijn, onze, de, het, een, die, dat, er, is, zijn, zou, moet, moeten, hebben, heb, kan, kunnen, ook, liefst, bij voorkeur, het liefst, indien mogelijk, als het kan, mogelijk, heel, erg, zeer, beschikbaar, beschikbare, ergens, iets, wat, waar, hoe, alle, alles, maar, alleen, waarschuw mij als, waarschuw me als, melding, laat weten, laat het weten, wanneer, als, verhuizen naar, verhuizen, goed, goede, dan, nu, snel, dringend, zo, aanbod, optie, advertentie(s), woonoppervlakte, oppervlakte, oppervlak, grootte, bewoonbaar, bewoonbare, soort, type, nog, al, graag met, welke, hele, heel, volledig, eigen, geplaatst, aangeboden, gelegen, u, je, mij een, hier, daar, om, per persoon, gesorteerd, sorteer, sorteren, eerst, om in te wonen, zoiets, mogen, mag, gewoon, eventueel, zelf, s, heer, mevrouw, staat, worden, wordt, ga, gaan, naar, vooral',
    unavailable:
      'metro, metrostation, bus, bushalte, tram, school, scholen, supermarkt, park, winkels, golf, golfbaan, snelweg, berg, bergen, bos, rivier, platteland, huisdier(en), huisdieren toegestaan, huisdieren welkom, huisdier toegestaan, hond(en), kat(ten), dieren, particulier(en), van particulier, van particulieren, van eigenaar, eigenaar, zonder makelaar, makelaar, makelaars, zonder commissie, commissie, courtage, borg, zonder borg, waarborg, bank, bankbeslag, beslag, veiling(en), executieveiling, executieverkoop, gedwongen verkoop, gekraakt, bezet, bewoond, verhuurd, verhuurde, huurder(s), hypotheek, financiering, zuid, zuiden, op het westen, oost, west, noord, oriëntatie, ligging, vakantie, vakantieverhuur, per week, weken, per dag, per nacht, korte termijn, kort verblijf, tijdelijk, seizoen, zomer, voor de zomer, winter, overwinteren, toeristenvergunning, toeristische licentie, verhuurvergunning, licentie, luxe, luxueus, luxueuze, rustig, rustige, rust, familie, gezin, gezinnen, kindvriendelijk, gezinsvriendelijk, mooi, mooie, leuk, leuke, charmant, charmante, charme, karakter, sfeervol, sfeervolle, gezellig, gezellige, rustiek, rustieke, oud, oude, klassiek, klassieke, kans, investering, belegging, rendement, spoedverkoop, spoed, haast, jacuzzi, bubbelbad, kind, kinderen, stel, koppel, studenten, student, delen, gedeeld, gedeelde, gedeelde woning, kamerverhuur, gepensioneerden, senioren, wifi, internet, glasvezel, nutsvoorzieningen, gwl, gas water licht, water, elektriciteit, gas, sociale huur, sociale huurwoning, contract, onbepaalde tijd, buren, lawaai, geluid, verkeer, goed bereikbaar, bereikbaar, bereikbaarheid, voorzieningen, winkelcentrum, urbanisatie, urbanización, resort, complex, privacy, goede buurt, nette buurt, veilige buurt, goede ligging, onderhandelbaar, ideaal, perfect, prachtig, prachtige, droomhuis, droom, hoge plafonds, woonkamer, keuken, open keuken, eetkamer, wasruimte, bijkeuken, binnen, vloer, parket, trap, trappen, verdieping(en), etages, hout, houten, houten huis, steen, stenen, zonnepanelen, direct, direct beschikbaar, personen, mensen, emigreren, nederlands, nederlandse, nederlandstalig, potentieel, prefab, stacaravan, caravan, chaletpark, container, tiny house, boot, paarden, stallen, olijf, olijfbomen, wijn, thuiskantoor, werkkamer, veilig, veilige, zon, gastenverblijf, en suite, groen, vvv, hypotheekvrij, charmevol, intercom, restaurant, maanden, gebouwd, in augustus, in juli, huisarts, om de hoek, halfopen, terrasjes',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'fitness, fitnessruimte, gym, sauna, tennis, tennisbaan, padel, speeltuin',
        garden: 'barbecue, bbq',
        terrace: 'patio, veranda, porche, binnenplaats',
        boxrom: 'wijnkelder',
      },
      conservation: {
        new: 'modern, moderne',
      },
      floor: {
        middle: 'eerste verdieping, tweede verdieping, derde verdieping',
        top: 'uitzicht, bergzicht, zicht, vrij uitzicht, met uitzicht, mooi uitzicht, hoog',
      },
      bright: { 1: 'op het zuiden, zuidligging, zuidgericht, zonnig, zonnige, veel zon' },
      price_drop: { 1: 'koopje(s), buitenkans' },
    },
    sorts: {
      priceAscendent: 'koopje(s), buitenkans, goede prijs',
      areaDescendent: 'groot, grote, ruim, ruime',
      areaAscendent: 'klein, kleine',
    },
    places: {
      costa:
        'zee, de zee, zeezicht, zicht op zee, uitzicht op zee, aan zee, strand, het strand, aan het strand, strandzicht, eerste lijn, eerstelijn, eerste lijn strand, eerstelijns, eerste linie, eerste zeelijn, zeelijn, kust',
      playa:
        'zee, de zee, zeezicht, zicht op zee, uitzicht op zee, aan zee, strand, het strand, aan het strand, strandzicht, eerste lijn, eerstelijn, eerste lijn strand, eerstelijns, eerste linie, eerste zeelijn, zeelijn, kust',
      estación: 'trein, treinstation, station',
      aeropuerto: 'vliegveld, luchthaven',
      universidad: 'universiteit',
      hospital: 'ziekenhuis',
      centro: 'centrum, stadscentrum',
    },
  },
} as const satisfies SentenceWords;
