import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'acheter, achat, à vendre, vente, en vente, à acheter, à l achat, vendre, acquérir, achète, acquisition, pour acheter, av, pour louer ensuite, pour l(e/a) louer, pour ensuite l(e/a) louer, et l(e/a) louer, pour mettre en location, pour l(e/a) mettre en location, acheter pour louer',
    rent: 'louer, location(s), à louer, en location, loue, location longue durée, loyer, longue durée, bail, location avec option d achat, location avec option achat, location accession, loc, location à l année, à l année, locations',
  },
  options: {
    estate_type: {
      flat: 'appartement(s), appart(s), apt(s), appt(s), app, loft(s), apparts, apart, apprt, appartments, apartement(s), piso(s)',
      house:
        'maison(s), maisonnette(s), villa(s), pavillon(s), mitoyenne, maison(s) mitoyenne(s), jumelée, maison(s) jumelée(s), maison(s) de ville, maison(s) de village, maison(s) individuelle(s), chalet(s), bungalow(s), maison(s) de plain pied, tour, hôtel particulier, maison(s) familiale(s), maison(s) indépendante(s), maison(s) de plage, maison(s) de vacances, mais, vila(s)',
      rural_house:
        'maison(s) de campagne, mas, ferme(s), masia(s), finca(s), cortijo(s), fermette(s), corps de ferme, maison(s) rurale(s), longère(s), bastide(s), propriété(s) rurale(s), domaine, maison(s) à la campagne, ferme avec maison, maison troglodyte',
      office: 'bureau(x), local bureau',
      premises:
        'local, locaux, local commercial, locaux commerciaux, commerce(s), boutique(s), magasin(s), entrepôt(s), hangar(s), local professionnel, local d activité, surface commerciale, nave, fonds de commerce, pas de porte, local industriel, bâtiment industriel, murs commerciaux, locaux professionnels',
      building:
        'immeuble(s), immeuble(s) entier(s), immeuble de rapport, bâtiment(s), bâtiment entier, immeuble complet',
      storage:
        'cave(s), débarras, box de stockage, local de stockage, cellier, garde meuble(s), box stockage, box de rangement',
      garage:
        'garage(s), parking(s), place de parking, places de parking, place de stationnement, places de stationnement, stationnement, place de garage, places de garage, box, box fermé, emplacement de parking, place parking, parking souterrain, place de pk, boxe, pk, garage fermé',
      land: 'terrain(s), parcelle(s), terrain(s) à bâtir, terrain(s) constructible(s), terre, lot de terrain, terrain nu',
      studio: 'studio(s), studette(s)',
      penthouse: 'penthouse(s), attique(s), appartement attique, dernier étage avec toit terrasse, atico',
      duplex: 'duplex, triplex, souplex, appartement duplex',
    },
    features: {
      wardrobe:
        'placard(s), armoire(s), armoire(s) encastrée(s), penderie(s), dressing(s), placard(s) intégré(s), rangements encastrés, placards encastrés, armoires intégrées',
      balcony: 'balcon(s), balconnet, loggia',
      terrace: 'terrasse(s), toit terrasse, terasse(s), rooftop, solarium, terrases',
      parking:
        'garage(s), parking(s), place de parking, places de parking, place de stationnement, places de stationnement, stationnement, place de garage, places de garage, box, box fermé, emplacement de parking, place parking, parking souterrain, place de pk, pk, garage fermé, parking privé, parking inclus',
      elevator: 'ascenseur(s), asc',
      swimming_pool: 'piscine(s), piscine privée, piscine privative, pisc, piscine perso, piscine individuelle',
      swimming:
        'piscine commune, piscine communautaire, piscine collective, piscine partagée, piscine de la résidence, piscine en commun, piscine de copropriété, piscine communale, piscine en copropriété',
      garden: 'jardin(s), jardinet, jard, potager, jardin privatif, jardin privé',
      boxrom: 'cave(s), débarras, cellier, local de stockage, cagibi',
      chimney: 'cheminée(s), poêle, poêle à bois, insert, cheminé',
      doorman: 'gardien, concierge, portier, gardiennage, conciergerie, gardienne',
      handicap_adapted_access:
        'accès handicapé(s), accès pmr, pmr, fauteuil roulant, accessible, accès fauteuil roulant, accès adapté, accès personnes à mobilité réduite, mobilité réduite, accessible pmr, accessible aux fauteuils roulants, accessible en fauteuil roulant, accessible handicapés, accès handicapé, accessible aux handicapés, accès mobilité réduite, sans barrières',
      handicap_adapted_use:
        'intérieur adapté, logement adapté, adapté à l intérieur, intérieur aménagé pmr, intérieur adapté pmr, intérieur adapté handicapé',
      community_zone:
        'espace(s) commun(s), zone(s) commune(s), parties communes, zone communautaire, espaces communautaires, espaces verts communs, zones communes, aire commune, jardin commun, espaces partagés',
      security_alarm: 'alarme(s), système d alarme, alarme de sécurité',
      security_door: 'porte blindée, porte de sécurité, porte renforcée, portes blindées',
      security_system:
        'système de sécurité, vidéosurveillance, caméras de surveillance, télésurveillance, caméras, surveillance, sécurité 24h, caméras de sécurité, sécurité 24 heures, vidéo surveillance',
      acces_control: 'contrôle d accès, contrôle accès, accès contrôlé, accès sécurisé',
      fire_detectors: 'détecteur(s) de fumée, détecteur(s) d incendie, détecteurs incendie, détection incendie',
      fire_doors: 'porte coupe feu, portes coupe feu, porte(s) anti feu',
      extinguishers: 'extincteur(s)',
      sprinklers: 'sprinkler(s), gicleurs, sprinkleur(s), arroseurs automatiques',
      emergency_lights:
        'éclairage de secours, éclairage d urgence, lumières de secours, lumières d urgence, éclairages de secours',
      emergency_exit: 'sortie de secours, issue de secours, sorties de secours, issues de secours, sortie d urgence',
      hot_water: 'eau chaude',
      heating:
        'chauffage, chauffage central, chauffage individuel, chauffage au sol, chauffé, radiateurs, chauffage gaz, chauffage collectif, chauf',
      windows_double:
        'double vitrage, doubles vitrages, double vitrages, doubles fenêtres, fenêtres double vitrage, fenêtres à double vitrage',
      suspended_ceiling: 'faux plafond(s), plafond suspendu, plafonds suspendus',
      suspended_door: 'plancher technique, faux plancher, sol technique, plancher surélevé',
      equipped_kitchen:
        'cuisine équipée, cuisine aménagée, cuisine entièrement équipée, cuisine toute équipée, cuisine complète, électroménager, cuisine aménagée et équipée, cuisine équipée et aménagée, cuisine tout équipée, cuisine meublée, kitchenette équipée',
      building_adapted:
        'immeuble adapté, bâtiment adapté, immeuble accessible, immeuble accessible pmr, bâtiment accessible, immeuble aux normes pmr, bâtiment adapté pmr, immeuble adapté pmr',
      bathroom_adapted:
        'salle de bain adaptée, salle de bains adaptée, salle d eau adaptée, salle de bain pmr, sdb adaptée, salle de bains pmr',
      conditioned_air:
        'climatisation, clim, climatisé, climatisée, climatisés, climatisées, air conditionné, clim réversible, climatisation réversible, clima, air climatisé, ac',
      loading_dock: 'quai de chargement, quais de chargement, quai de déchargement, quai',
      bridge_crane: 'pont roulant, pont grue, ponts roulants',
      located_at_corner:
        'en angle, d angle, à l angle, angle de rue, faisant angle, coin de rue, en coin, faisant l angle, au coin de la rue, angle, fait l angle, à l angle de deux rues',
      storage: 'réserve, stock, zone de stockage, arrière boutique, espace de stockage, stockage, entrepôt',
      smoke_extraction:
        'extraction de fumée, extraction de fumées, sortie de fumées, évacuation des fumées, extraction fumée, évacuation de fumée, conduit d extraction, sortie de fumée, désenfumage, évacuation fumée, extraction',
    },
    furnished: {
      1: 'meublé(s), meublée(s), avec meubles, meubles, ameublé, entièrement meublé, meublé et équipé',
      0: 'non meublé(s), non meublée(s), vide(s), sans meubles, pas meublé, pas meublée, nu, louer vide, location vide, location nue',
    },
    conservation: {
      good: 'bon état, en bon état, bien entretenu, bien entretenue, prêt à habiter, prête à habiter, prêt à emménager, très bon état, habitable de suite, habitable immédiatement, en très bon état, bien conservé, bien conservée, bon état général',
      toRestore:
        'à rénover, à restaurer, à réhabiliter, à retaper, travaux à prévoir, avec travaux, à rafraîchir, à refaire, nécessitant travaux, besoin de travaux, des travaux à prévoir, à rénover entièrement, à moderniser, nécessitant des travaux, travaux, en ruine, ruine, prévoir travaux, à réformer, besoin de rénovation, à aménager, gros travaux, rénovation à prévoir, avec des travaux',
      new: 'rénové(s), rénovée(s), comme neuf, comme neuve, refait à neuf, refaite à neuf, refait(e/s), réhabilité, réhabilitée, remis à neuf, remise à neuf, récemment rénové, récemment rénovée, entièrement rénové, entièrement rénovée, restauré, restaurée, quasi neuf, état neuf, fraîchement rénové, totalement rénové, totalement rénovée, modernisé, modernisée, modernisés, presque neuf, rénovés, refait neuf, refaits à neuf',
      brandNew:
        'construction neuve, programme neuf, programmes neufs, nouvelle construction, dans le neuf, immobilier neuf, sur plan, vefa, construction récente, nouveau programme, tout neuf, toute neuve, flambant neuf, flambant neuve, livraison neuve, jamais habité, jamais habitée, promotion neuve, immeuble neuf, jamais occupé, première occupation, récemment construit',
    },
    floor: {
      ground:
        'rez de chaussée, rdc, rez de jardin, au rez de chaussée, plain pied, en rez de chaussée, au rdc, rez, en rdc, rez chaussée',
      middle: 'étage intermédiaire, étage moyen, étages intermédiaires, à un étage intermédiaire, étage du milieu',
      top: 'dernier étage, au dernier étage, étage le plus haut, en dernier étage, dernière étage, tout en haut',
    },
    exterior: {
      1: 'extérieur, donnant sur la rue, côté rue, sur rue, donne sur la rue, sur la rue, vue sur rue, qui donne sur la rue, donnant sur rue, vue sur la rue, exterior',
    },
    bright: {
      1: 'lumineux, lumineuse(s), très lumineux, très lumineuse, clair(s), claire(s), beaucoup de lumière, bonne luminosité, luminosité, lumière naturelle, belle lumière, bien éclairé, baigné de lumière, plein de lumière, belle luminosité, bien exposé lumineux, grande luminosité',
    },
    with: {
      plan: 'plan(s), avec plan(s), plan de l appartement, avec un plan, plan d étage',
      tour: 'visite virtuelle, visites virtuelles, visite 360, visite 3d, tour virtuel, 360, visite en ligne, visite virtuelle 360',
      video: 'vidéo(s), avec vidéo(s)',
    },
    documented: {
      1: 'documenté(e/s/es), bien documenté(e/s/es), documentation complète, avec toute la documentation, annonce complète, annonces complètes, plan certificat et surface utile, plan dpe et surface utile',
    },
    since: {
      1: 'aujourd hui, du jour, dernières 24 heures, publié aujourd hui, depuis hier, d aujourd hui, dernières 24h, publiés aujourd hui, publiées aujourd hui, annonces du jour, d hier, dernier jour, mis en ligne aujourd hui, ajouté aujourd hui, les dernières 24h, ces dernières 24h, ces dernières 24 heures',
      7: 'cette semaine, de cette semaine, de la semaine, dernière semaine, 7 derniers jours, semaine dernière, publié cette semaine, la semaine dernière, publiées cette semaine, publiés cette semaine, des 7 derniers jours, depuis une semaine, ces 7 derniers jours, sept derniers jours, ces derniers jours',
      30: 'ce mois, ce mois ci, de ce mois, dernier mois, 30 derniers jours, mois dernier, publié ce mois, du mois, le mois dernier, publiées ce mois ci, publiés ce mois ci, des 30 derniers jours, depuis un mois, publié ce mois ci, ces 30 derniers jours, de ce mois ci',
    },
    price_drop: {
      1: 'baisse de prix, prix en baisse, prix baissé, baissé de prix, prix réduit(s), réduit, en promotion, baissés, remise, rabais, prix baissés, baisses de prix, a baissé, ont baissé, soldé, en solde, prix revu à la baisse, avec baisse de prix, dont le prix a baissé, prix a baissé, réduction, réductions de prix, ayant baissé, baissé, au prix réduit',
    },
  },
  sorts: {
    priceAscendent:
      'pas cher(s), pas chère(s), bon marché, moins cher(s), moins chère(s), les moins chers, les moins chers d abord, prix croissant, par prix, abordable(s), économique(s), moins chers en premier, le moins cher, petit prix, à petit prix, moins chers d abord, les moins chères, les moins chères d abord, pas trop cher, pas trop chère, par prix croissant, du moins cher au plus cher, prix croissants, le moins cher possible, les moins chers en premier, les moins chères en premier, moins chères d abord, prix bas, à bas prix, pas très cher, pas chers du tout',
    priceDescendent:
      'plus cher(s), plus chère(s), les plus chers, les plus chers d abord, prix décroissant, du plus cher au moins cher, plus chers d abord, les plus chères, les plus chères d abord, par prix décroissant, les plus chers en premier',
    areaAscendent: 'plus petit(s), plus petits d abord, les plus petits, les plus petits d abord, surface croissante',
    areaDescendent:
      'plus grand(s), plus grande(s), les plus grands, les plus grands d abord, par surface, surface décroissante, les plus grandes, les plus grandes d abord, par taille, par superficie, plus grands d abord, plus grandes d abord, plus spacieux, les plus grands en premier, trié par surface, triés par surface',
    areaPriceAscendent:
      'prix au m2, par prix au m2, prix au mètre carré, par prix au mètre carré, par €/m2, prix du m2, prix m2, au m2, prix par m2, par prix du m2, moins cher au m2, par prix par m2, prix du mètre carré, trié par prix au m2, triés par prix au m2, moins chers au m2, les moins chers au m2',
    recent:
      'plus récent(s), plus récente(s), récents, récentes, récent, les plus récents, les plus récents d abord, les plus récentes, nouveautés, dernières annonces, nouvelles annonces, plus récents d abord, plus nouveaux, les plus récentes d abord, nouvelle annonce, les dernières annonces, plus récentes d abord, récemment publié, récemment publiés, annonces récentes, les plus récents en premier, dernières nouveautés',
  },
  units: {
    rooms:
      'chambre(s), ch, chb, chbre(s), chambr, chamb, chs, chamres, chbs, couchages chambres, chambre à coucher, chambres à coucher',
    pieces: 'pièce(s), p, pces, pce, pc, pcs, pieces principales, t, f',
    bathrooms:
      'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d eau, salles d eau, sde, wc, toilettes, sdbs, salle bain, bains',
    area: 'm2, mètres carrés, mètre carré, m carrés, m carré, metres carre, m 2',
    metres: 'mètre(s), m',
    km: 'km(s), kilomètre(s), kms, kil',
    minutes: 'minute(s), min, mn, mins',
    euros: 'euro(s), eur, e, balles',
    monthly:
      'par mois, mois, mensuel(s), le mois, au mois, mensuels, mensuelle, cc, hc, charges comprises, hors charges, chaque mois, par mois cc, mois cc, de loyer mensuel',
  },
  scales: { 1000: 'mille, k, milles', 1000000: 'million(s), m euros, mio, mill, millions d' },
  numbers: {
    1: 'un, une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: '',
    10: 'dix',
    15: 'quinze',
    20: 'vingt',
    30: 'trente',
    40: 'quarante',
    50: 'cinquante',
    60: 'soixante',
    70: 'septante, soixante dix',
    90: 'nonante, quatre vingt dix',
    80: 'quatre vingts, quatre vingt',
    100: 'cent, cents',
    200: 'deux cents, deux cent',
    300: 'trois cents, trois cent',
    400: 'quatre cents, quatre cent',
    500: 'cinq cents, cinq cent',
    600: 'six cents, six cent',
    700: 'sept cents, sept cent',
    800: 'huit cents, huit cent',
    900: 'neuf cents, neuf cent',
    1000: 'mille',
    0.5: 'demi, un demi',
  },
  grammar: {
    in: 'à, a, au, aux, en, dans, sur, dans la région de, dans le secteur de, secteur, vers, région, du côté de, dans le coin de, dans les, coin, sur l île de, zone, sur la commune de, dans la zone de, à la',
    near: 'près de, proche de, proche, près du, près d, à côté de, à proximité de, aux alentours de, autour de, non loin de, à proximité du, à côté du, proche du, proche d, pas loin de, alentours de, environs de, aux environs de, à deux pas de, dans les environs de, proches de, près des, proximité, pres, à proximité, à deux pas du, près, proche des, à proximité des, pas trop loin de, en périphérie de',
    of: 'de, du, d, des, autour de, autour du, autour, en partant de, rayon de, rayon autour de, depuis',
    and: 'et, plus, ainsi que, et aussi, ainsi qu, &',
    or: 'ou, ou bien, ou alors',
    to: 'à, a, et, jusqu à, au, ou',
    between: 'entre',
    with: 'avec, av, disposant de, incluant, qui a, ayant, comprenant, dispose de, doté de, dotée de, possédant, et avec, avc, inclus, avec un, avec une, avec grand, avec grande',
    without:
      'sans, pas de, pas d, pas, ni, non, sauf, excepté, pas au, pas en, hors de, surtout pas, jamais, aucun, aucune, qui ne soit pas, ne pas, hormis, évitez, éviter, plutôt pas, ne veux pas de, ne veux pas, n est pas, pas besoin de, pas besoin d, je ne veux pas, nul besoin de, pas nécessaire, pas indispensable, pas obligatoire',
    max: 'max, maximum, jusqu à, au maximum, pas plus de, au plus, maxi, maximum de, jusque, ne dépassant pas, qui ne dépasse pas, plafond, maximal, max de, plafonné à, inférieur à, grand maximum, n excédant pas, dans la limite de, sans dépasser, ne dépasse pas, à concurrence de',
    min: 'min, minimum, au moins, à partir de, dès, minimum de, mini, pas moins de, au minimum, minimal, min de, supérieur à, à partir d, partir de, d au moins',
    over: 'plus de, au dessus de, plus d, supérieur',
    under: 'moins de, en dessous de, moins d, sous, au dessous de, sous les, sous la barre des',
    about:
      'environ, autour de, autour des, à peu près, approximativement, aux alentours de, env, aux environs de, dans les, plus ou moins, circa, vers les, quelque, approx, autour d, à environ, près des, d environ, tournant autour de',
    orMore:
      'ou plus, et plus, minimum, ou supérieur, ou mieux, et au delà, ou davantage, plus, et mieux, ou plus grand, ou au dessus',
    orLess: 'ou moins, et moins, ou inférieur, ou moindre',
    budget:
      'budget, prix, budget de, prix de, budget max, budget maximum, pour, notre budget est, mon budget est, mon budget, prix max, prix maximum, notre budget, budget est de, mon budget est de, coûtant, enveloppe de, à hauteur de, tarif',
    energy:
      'dpe, classe énergie, classe énergétique, diagnostic énergétique, étiquette énergie, étiquette énergétique, classé, certificat énergétique, performance énergétique, énergie, classe, certificat, dpe classe, note énergétique, classement énergétique, certificat de performance énergétique, lettre, efficacité énergétique, diagnostic, noté, dpe noté, classé dpe, étiquette',
    numbered: 'référence, ref, réf, ligne, année, numéro, n°, construit en, année de construction, numero',
    postcode: 'code postal, cp, code',
    province: 'province de, province, la province de, dans la province de, province d, en province de',
    quarter:
      'quartier, quartier de, quartier du, le quartier de, dans le quartier de, arrondissement, dans le quartier, le quartier, district, barrio',
    centre:
      'centre, centre ville, centre ville de, centre de, au centre de, plein centre, en plein centre de, au coeur de, coeur de, hyper centre, central, centrale, le centre de, dans le centre de, au centre ville de, en centre ville, hypercentre, en plein centre, au centre, au cœur de, vieille ville, vieille ville de, banlieue de, en banlieue de, périphérie de, périphérie, ville de, la ville de, en centre ville de, au centre ville, coeur de ville, banlieue, ville',
    street:
      'calle, rue, avenue, avenida, avda, paseo, place, plaza, carrer, avinguda, passeig, plaça, rambla, boulevard, bd, r, chemin, chemin de',
    car: 'en voiture, voiture, de route, de voiture, en auto',
    foot: 'à pied, à pieds, de marche, marche, en marchant, à pinces',
    bicycle: 'à vélo, en vélo, vélo, à bicyclette, en bicyclette, de vélo',
    transit:
      'en transports, en transports en commun, transports en commun, en train, en bus, en métro, de train, de bus, de métro',
    home: 'logement(s), bien(s), biens, bien immobilier, biens immobiliers, propriété(s), habitation(s), résidence principale, résidence secondaire, demeure(s), chez soi, immobilier, pied à terre, toit, hébergement',
    newHome: 'nouveau, nouvelle, nouveaux, nouvelles, nouvel, neuf(s), neuve(s)',
    filler:
      'je, j, nous, on, cherche, cherchons, recherche, recherchons, recherchant, cherchant, chercher, veux, voudrais, voudrions, voulons, souhaite, souhaitons, aimerais, aimerions, besoin, besoin d, ai besoin, souhaiterais, svp, s il vous plait, s il te plait, merci, bonjour, salut, bonsoir, montrez, montrez moi, montre moi, voir, trouver, trouvez, trouvez moi, habiter, vivre, pour habiter, pour vivre, intéressé par, intéressée par, intéressés par, pour, moi, nous, mon, ma, mes, notre, nos, le, la, les, l, ce, cette, ces, c, est, sont, qui, que, qu, soit, être, il y a, y, très, bien situé, disponible(s), dispo, quelque part, quelque chose, quoi, où, comment, tout, tous, toute, toutes, mais, seulement, uniquement, si possible, de préférence, idéalement, idéal, idéale, préférence, prévenez moi quand, prévenez moi, alertez moi, alerte, dès que, quand, déménager à, déménager, m installer à, aussi, également, style, type, genre, sorte, avoir, a, ai, avons, possible, offre(s), option, annonce(s), surface, superficie, de surface, habitable, habitables, taille, surface habitable, hauteur, ne, se, si, alors, donc, déjà, encore, maintenant, vite, urgent, urgemment, environ de, autre, même, peu, n importe, vraiment, situé, située, situés, mise en, par, quelques, plusieurs, chacun, leur, son, sa, ses, il, elle, mis, puis, voilà, trié, triés, triées, trier, ça, cela, peu importe, entièrement, d abord, en premier, monsieur, madame, plutôt, via, niveau, côté, suis, sommes, peut, pouvez, vous, vos, votre, faut, il faut, faudrait, il me faut, il nous faut, je cherche, actuellement, grand, dispos',
    unavailable:
      'métro, station de métro, bus, arrêt de bus, tram, tramway, école(s), supermarché, parc, commerces, commerces à proximité, golf, autoroute, montagne(s), forêt, rivière, campagne, animaux, animal, animaux acceptés, animaux admis, animal accepté, chien(s), chat(s), particulier(s), de particulier(s), entre particuliers, particulier à particulier, de particulier à particulier, sans agence, agence(s), sans frais, sans frais d agence, frais d agence, frais, sans commission, commission, sans caution, caution, garant, sans garant, dépôt, propriétaire, du propriétaire, banque, saisie(s), saisie immobilière, saisie bancaire, saisies bancaires, enchères, aux enchères, vente aux enchères, occupé(s), occupée(s), squatté, squatté(e), squat, locataire(s), crédit, prêt, hypothèque, financement, sud, nord, est, ouest, orientation, exposition, vacances, location de vacances, saisonnier, saisonnière, location saisonnière, à la semaine, par semaine, semaine, semaines, à la nuit, courte durée, temporaire, été, pour l été, hiver, touristique, licence touristique, licence, luxe, de luxe, luxueux, luxueuse, haut de gamme, prestige, calme, au calme, tranquille, familial, familiale, famille, joli, jolie, beau, belle, charmant, charmante, charme, de charme, avec charme, cosy, chaleureux, rustique, ancien, ancienne, vieux, vieille, classique, investissement, investir, investissement locatif, rendement, rentabilité, vente urgente, vente rapide, jacuzzi, enfant(s), couple, étudiant(s), étudiante, colocation, coloc, colocataire(s), partagé, retraités, retraite, wifi, internet, fibre, charges, eau, électricité, gaz, hlm, logement social, viager, contrat, cdi, voisins, voisinage, bruit, bruyant, bien desservi, desservi, transports, services, centre commercial, urbanisation, lotissement, résidence, résidence sécurisée, copropriété, vis à vis, intimité, bon quartier, négociable, parfait, parfaite, magnifique, superbe, sublime, de rêve, hauts plafonds, plafonds hauts, hauteur sous plafond, salon, séjour, cuisine, cuisine ouverte, cuisine américaine, salle à manger, buanderie, intérieur, sol, parquet, haut, escalier(s), étage(s), bois, en bois, pierre, en pierre, pierres, panneaux solaires, solaire, immédiat, immédiatement, de suite, ans, personnes, expatriés, expatriation, francophone, français, potentiel, préfabriquée, préfabriqué, mobil home, caravane, conteneur, bateau, chevaux, oliviers, vignes, vin, télétravail, sécurisé, sécurisée, sécurisés, soleil, dépendance(s), suite parentale, maison d hôtes, verdure, sans voisins, sans voisin, hectare(s), standing, bon standing, pieds, chaudière, garantie, garanties, loyers impayés, notaire, frais de notaire, cheminement, local à vélos, digicode, interphone, restaurant, meuble de salle de bain, meuble de cuisine, façade(s), mois, jardin public, bureau de poste, poste, sur cour, en juillet, en août, bar, restaurants, location de voiture(s), garage automobile, terrasse de bar',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'salle de sport, gym, sauna, spa, tennis, court de tennis, padel, aire de jeux',
        garden: 'barbecue',
        terrace: 'patio, véranda, cour',
        boxrom: 'sous sol, cave à vin',
      },
      conservation: {
        new: 'moderne(s), contemporain, contemporaine',
      },
      floor: {
        middle: 'premier étage, deuxième étage, troisième étage, 1er étage, 2ème étage',
        top: 'vue(s), vue dégagée, belle vue, avec vue, vue montagne, étage élevé',
      },
      bright: {
        1: 'plein sud, exposé sud, exposition sud, orienté sud, orientée sud, exposée sud, ensoleillé(s), ensoleillée(s), très ensoleillé',
      },
      price_drop: { 1: 'bonne affaire, affaire, occasion, occasions, opportunité' },
    },
    sorts: {
      priceAscendent: 'bonne affaire, affaire, occasion, occasions, opportunité, bon prix',
      areaDescendent: 'grande, grands, grandes, spacieux, spacieuse, vaste',
      areaAscendent: 'petit, petite, petits',
    },
    places: {
      costa:
        'mer, la mer, vue mer, vue sur mer, vue sur la mer, bord de mer, en bord de mer, front de mer, plage(s), la plage, bord de plage, première ligne, en première ligne, première ligne de mer, première ligne de plage, 1ère ligne, pieds dans l eau',
      playa:
        'mer, la mer, vue mer, vue sur mer, vue sur la mer, bord de mer, en bord de mer, front de mer, plage(s), la plage, bord de plage, première ligne, en première ligne, première ligne de mer, première ligne de plage, 1ère ligne, pieds dans l eau',
      estación: 'gare, gare sncf, train',
      aeropuerto: 'aéroport',
      universidad: 'université, fac',
      hospital: 'hôpital',
      centro: 'centre, centre ville',
    },
  },
} as const satisfies SentenceWords;
