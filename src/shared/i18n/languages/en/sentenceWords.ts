import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'buy, buying, to buy, purchase, purchasing, for sale, sale, on sale, sales, for purchase, sell, buy to let, buy to rent, btl, to rent out, to let out, to rent it out, to let it out, and rent it out, and let it out',
    rent: 'rent, renting, to rent, for rent, rental(s), to let, let, letting, lease, for lease, long let, long term, long term rental, long term let, rent to buy, rent with option to buy, rent to own, rent with an option to buy, rent option to buy',
  },
  options: {
    estate_type: {
      flat: 'flat(s), apartment(s), apt(s), appt(s), condo(s), aprtment, loft(s), flatlet(s), appartment(s), piso(s)',
      house:
        'house(s), villa(s), townhouse(s), town house(s), terraced house(s), semi, semi detached, semi detached house(s), detached house(s), detached, semidetached, chalet(s), bungalow(s), cottage(s), mansion(s), village house(s), family house(s), row house(s), tower, terrace house(s), detached villa(s), end of terrace, vila(s)',
      rural_house:
        'country house(s), farmhouse(s), farm house(s), finca(s), masia(s), cortijo(s), country home(s), rural house(s), rural home(s), country estate(s), rustic house(s), manor house(s), farm(s), finca with house, cave house(s)',
      office: 'office(s), office space, offices',
      premises:
        'premises, commercial premises, shop(s), shop premises, retail unit(s), retail space, warehouse(s), industrial unit(s), commercial unit(s), commercial property, commercial space, business premises, store, industrial warehouse',
      building:
        'building(s), whole building(s), entire building(s), block of flats, apartment block, apartment building(s), apartment block(s)',
      storage:
        'storage room(s), storage unit(s), storeroom(s), store room(s), box room(s), lock up storage, storage space(s)',
      garage:
        'garage(s), parking space(s), parking place(s), parking spot(s), car park space(s), car space(s), parking, car parking, carport, garage space(s), parking bay(s), car park',
      land: 'land, plot(s), plot(s) of land, building plot(s), building land, parcel of land, plot to build',
      studio: 'studio(s), studio flat(s), studio apartment(s), bedsit(s)',
      penthouse:
        'penthouse(s), pent house(s), attic flat(s), attic apartment(s), penthouse flat(s), penthouse apartment(s)',
      duplex: 'duplex(es), maisonette(s), triplex',
    },
    features: {
      wardrobe:
        'wardrobe(s), built in wardrobe(s), fitted wardrobe(s), closet(s), walk in wardrobe, built in closet(s), fitted closets',
      balcony: 'balcony, balconies',
      terrace: 'terrace(s), roof terrace, sun terrace, terasse, rooftop terrace, solarium, terraza',
      parking:
        'garage(s), parking space(s), parking place(s), parking spot(s), car park space(s), car space(s), parking, car parking, carport, garage space(s), parking bay(s), car park, off street parking, parking included, private parking',
      elevator: 'lift(s), elevator(s)',
      swimming_pool: 'pool(s), swimming pool(s), private pool(s), private swimming pool(s), swimmingpool, own pool',
      swimming:
        'communal pool(s), community pool(s), shared pool(s), communal swimming pool, community swimming pool, shared swimming pool',
      garden: 'garden(s), gardn, backyard, yard, private garden',
      boxrom: 'storage room(s), storage unit(s), storeroom(s), store room(s), box room(s), storage space(s), storage',
      chimney: 'fireplace(s), chimney, fire place, log burner, wood burner, open fire',
      doorman: 'doorman, concierge, porter, caretaker',
      handicap_adapted_access:
        'wheelchair access, wheelchair accessible, wheelchair, disabled access, step free access, step free, accessible, adapted access, wheelchair friendly, access for disabled',
      handicap_adapted_use:
        'adapted interior, adapted inside, interior adapted, adapted for disabled use, wheelchair adapted interior',
      community_zone:
        'communal area(s), community area(s), common area(s), shared area(s), communal zone(s), communal garden(s)',
      security_alarm: 'alarm, security alarm, burglar alarm, alarm system',
      security_door: 'security door, armoured door, reinforced door, armored door, steel door',
      security_system:
        'security system, cctv, video surveillance, 24h security, 24 hour security, security cameras, surveillance',
      acces_control: 'access control, controlled access',
      fire_detectors: 'fire detector(s), smoke detector(s), smoke alarm(s)',
      fire_doors: 'fire door(s)',
      extinguishers: 'extinguisher(s), fire extinguisher(s)',
      sprinklers: 'sprinkler(s), sprinkler system',
      emergency_lights: 'emergency light(s), emergency lighting',
      emergency_exit: 'emergency exit(s), fire exit(s), fire escape',
      hot_water: 'hot water',
      heating: 'heating, central heating, heated, gas heating, underfloor heating, radiators',
      windows_double: 'double glazing, double glazed, double glazed windows, double windows, double glass',
      suspended_ceiling: 'suspended ceiling, false ceiling, drop ceiling, suspended ceilings',
      suspended_door:
        'raised floor, technical floor, raised access floor, suspended floor, raised flooring, access floor',
      equipped_kitchen:
        'equipped kitchen, fitted kitchen, fully equipped kitchen, fully fitted kitchen, kitchen equipped, kitchen with appliances, kitchen appliances',
      building_adapted: 'adapted building, accessible building, building adapted, wheelchair accessible building',
      bathroom_adapted:
        'adapted bathroom(s), accessible bathroom(s), disabled bathroom, wheelchair accessible bathroom, bathroom adapted',
      conditioned_air:
        'air conditioning, air con, aircon, ac, a c, air conditioned, air conditioner, air cond, airco, climate control, a/c',
      loading_dock: 'loading dock(s), loading bay(s)',
      bridge_crane: 'bridge crane, overhead crane, gantry crane',
      located_at_corner: 'corner, on a corner, on the corner, corner unit, corner location, corner plot, at a corner',
      storage: 'stockroom, stock room, warehouse area, storage area, back storage, storage',
      smoke_extraction: 'smoke extraction, smoke vent, smoke outlet, smoke extractor, fume extraction, extraction',
    },
    furnished: {
      1: 'furnished, fully furnished, with furniture, part furnished, furniture',
      0: 'unfurnished, not furnished, without furniture, no furniture, empty, non furnished',
    },
    conservation: {
      good: 'good condition, in good condition, well kept, good state, in good state, ready to move in, move in ready, ready to move into, well maintained, good shape, in good shape, well preserved',
      toRestore:
        'to renovate, to refurbish, to restore, needs renovation, needing renovation, for renovation, fixer upper, fixer uppers, needs work, to reform, in need of renovation, needs refurbishment, doer upper, in need of refurbishment, needing work, renovation project(s), for restoration, to do up, needs refurbishing, to be renovated, ruin, needs renovating, needs reform, unrenovated, project to renovate, to fix up',
      new: 'like new, as new, renovated, refurbished, newly renovated, recently renovated, fully renovated, newly refurbished, reformed, recently refurbished, restored, fully refurbished, modernised, modernized, completely renovated, completely refurbished, fully reformed',
      brandNew:
        'new build(s), newbuild(s), brand new, new construction, off plan, newly built, new development(s), never lived in, just built, first occupancy, recently built',
    },
    floor: {
      ground:
        'ground floor, on the ground floor, groundfloor, street level, ground level, ground floor flat with garden, gf',
      middle: 'middle floor, mid floor, intermediate floor, in between floor, middle floors, on a middle floor',
      top: 'top floor, on the top floor, last floor, highest floor, topfloor, uppermost floor, top storey',
    },
    exterior: {
      1: 'exterior, facing the street, street facing, outward facing, outside facing, exterior facing, overlooking the street, looks onto the street, faces the street, front facing, faces street',
    },
    bright: {
      1: 'bright, light, lots of light, plenty of light, full of light, well lit, natural light, lots of natural light, plenty of natural light, light filled, luminous, loads of light, very bright, much light, good light, a lot of light',
    },
    with: {
      plan: 'floor plan(s), with plan, with floor plan(s), floorplan(s), with plans, plans, plan',
      tour: 'virtual tour(s), virtual visit(s), 3d tour, 360 tour, virtual viewing(s), 360, online tour, tour',
      video: 'video(s), with video(s), video tour',
    },
    documented: {
      1: 'documented, well documented, fully documented, full documentation, complete documentation, with full documentation, complete listing(s), plan certificate and usable area, floor plan certificate and usable area',
    },
    since: {
      1: 'today, listed today, posted today, last 24 hours, last 24h, published today, since yesterday, from today, added today, in the last day, last day, in the last 24 hours, past 24 hours, new today',
      7: 'this week, last week, last 7 days, past week, listed this week, in the last week, from this week, published this week, past 7 days, added this week, posted this week, in the past week',
      30: 'this month, last month, last 30 days, past month, listed this month, in the last month, from this month, published this month, added this month, in the past month, posted this month',
    },
    price_drop: {
      1: 'reduced, price reduced, price drop(s), price cut(s), reduced price, price reduction(s), discounted, price lowered, lowered price, reduced in price, dropped in price, recently reduced, on discount, discount, price has dropped, price dropped, marked down',
    },
  },
  sorts: {
    priceAscendent:
      'cheap, cheapest, cheapest first, cheaper, lowest price, lowest price first, low to high, price low to high, inexpensive, affordable, by price, cheapest ones, price ascending, low cost, cheap first',
    priceDescendent:
      'most expensive, most expensive first, expensive, highest price, highest price first, price high to low, high to low, priciest, dearest first, price descending, expensive first, priciest first',
    areaAscendent: 'smallest, smallest first, by size ascending, smallest ones first',
    areaDescendent: 'largest, biggest, largest first, biggest first, by size, by area, most spacious, size descending',
    areaPriceAscendent:
      'by price per square metre, by price per m2, price per square metre, price per m2, by €/m2, by price per square meter, per square metre, price per sqm, cheapest per m2, cheapest per square metre, cheapest per sqm, by price per sqm, cheapest per square meter, price per metre, per sqm, lowest price per m2, by m2 price',
    recent:
      'newest, most recent, newest first, latest, recent, latest listings, newest listings, most recent first, latest first, new listings, recently added, recently listed, newly listed, just listed, recently published, latest ones, just added, latest ads',
  },
  units: {
    rooms:
      'bedroom(s), bed(s), br, bd, bdr, bdrm(s), bedrm(s), room(s), brm, rooms, bedded, bdrms, beds, bedromm, rm, rms',
    pieces: '',
    bathrooms: 'bathroom(s), bath(s), ba, baths, toilet(s), wc, en suite bathrooms, bathrm, bth',
    area: 'm2, square metre(s), square meter(s), sqm, sq m, sq metre(s), sq meter(s), sq mt, sqmt, sq mts, m squared, square m, sq',
    metres: 'metre(s), meter(s), m, mtr(s), mts',
    km: 'km(s), kilometre(s), kilometer(s), kms, k m',
    minutes: 'minute(s), min, mins',
    euros: 'euro(s), eur, eu, quid, e',
    monthly: 'a month, per month, month, monthly, pm, pcm, p m, p c m, each month, mo, every month, mth',
  },
  scales: { 1000: 'thousand, k, grand, thou', 1000000: 'million, mill, mil, m euros, mio, mln, millions' },
  numbers: {
    1: 'one, a, an',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    15: 'fifteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'hundred, a hundred, one hundred',
    200: 'two hundred',
    300: 'three hundred',
    400: 'four hundred',
    500: 'five hundred',
    600: 'six hundred',
    700: 'seven hundred',
    800: 'eight hundred',
    900: 'nine hundred',
    0.5: 'half a, half',
  },
  grammar: {
    in: 'in, at, inside, within, around in, somewhere in, anywhere in, on, in the area of, in the region of, area of, area, to live in, located in',
    near: 'near, near to, close to, nearby, next to, around, not far from, near by, beside, by, in the vicinity of, close by, walking distance to, within walking distance of, walking distance from, outside, just outside',
    of: 'of, from, away from, radius of, radius around, away, distance from, the, to',
    and: 'and, plus, also, as well as, n',
    or: 'or, and or',
    to: 'to, till, until, through',
    between: 'between, from, anywhere between',
    with: 'with, w, having, has, that has, must have, including, includes, incl, that have, which has, featuring, must include, needs to have, offering',
    without:
      'without, no, not, w o, dont want, don t want, do not want, doesn t need, don t need, do not need, never, except, excluding, but not, non, dont need, not on the, anything but, rather than, instead of, nor, neither, isn t, is not, not a, not necessarily, avoid, not needed, not necessary, not required, not important',
    max: 'max, maximum, up to, at most, no more than, not more than, upto, less or equal, maximum of, max of, not over, no higher than, not exceeding, within budget of, at the most, until, top price, limit, capped at, not above, doesn t exceed, tops',
    min: 'min, minimum, at least, from, no less than, starting at, starting from, minimum of, not less than, upwards of, min of, from at least',
    over: 'over, more than, above, bigger than, larger than, greater than, exceeding',
    under:
      'under, less than, below, beneath, smaller than, cheaper than, fewer than, lower than, for less than, for under, undr',
    about:
      'about, around, approximately, approx, roughly, circa, ca, some, more or less, in the region of, round about, give or take, aprox, c',
    orMore:
      'or more, or larger, or bigger, plus, and up, and above, upwards, or above, or better, or over, and more, or up, and better, or higher, minimum',
    orLess: 'or less, or under, or smaller, or below, or fewer, or cheaper',
    budget:
      'budget, price, budget of, price of, my budget is, our budget is, priced, priced at, budget is, price range, for, costing, max budget, maximum budget, max price, maximum price, spend, can spend, pay',
    energy:
      'energy rating, energy class, energy certificate, energy label, epc, energy efficiency, energy, epc rating, rated, rating, energy rated, certificate, energy performance, energy efficiency rating, energy grade, epc class, epc band, energy efficient class',
    numbered: 'reference, ref, line, year, number, built in, door, year built, unit',
    postcode: 'postcode, post code, zip, zip code, postal code, zipcode',
    province: 'province of, province, the province of, in the province of, prov of',
    quarter:
      'district, district of, neighbourhood, neighborhood, the neighbourhood of, quarter, neighbourhood of, barrio, barrio of, area of, quarter of, neighborhood of',
    centre:
      'centre, center, city centre, city center, town centre, town center, the centre of, the center of, centre of, center of, in the centre of, in the center of, central, downtown, city centre of, the city centre of, heart of, in the heart of, the heart of, outskirts, outskirts of, on the outskirts of, city of, the city of, town of, the town of, old town, old town of',
    street: 'calle, street, avenida, avda, avenue, paseo, plaza, carrer, avinguda, passeig, plaça, rambla, square, c',
    car: 'by car, drive, driving, car',
    foot: 'on foot, walk, walking, by foot',
    bicycle: 'by bike, by bicycle, cycling, bike, bicycle, bike ride, cycle',
    transit: 'by public transport, public transport, by train, by bus, by metro, on the train, by tube, by transit',
    home: 'home(s), property, properties, place, dwelling(s), residence(s), accommodation, listing(s), second home, holiday home(s), real estate, places, first home',
    newHome: 'new',
    filler:
      'i, im, i m, am, we, we re, are, is, looking for, looking, look, searching for, search for, search, searching, find, find me, show, show me, want, want to, need, would like, i d like, d like, like, please, pls, plz, hi, hello, the, my, our, me, us, some, something, any, anything, that, which, it, its, it s, there, be, to live, live, for, i want, wanted, wanting, interested in, interested in buying, interested in renting, available, there is, so, also, ideally, preferably, preferable, would, could, should, can, will, very, really, nice to have, ok, as, if, possible, if possible, help, thanks, thank you, get, give, ad, ads, both, all, just, only, being, least, but, this, these, those, what, where, let me know when, alert me when, notify me, notify me when, comes up, are there, have you, do you have, got, type, style, kind of, sort of, long, built, size, sized, move to, moving to, relocate to, relocating to, another, other, somewhere, even, per, who, he, she, they, option, options, too, must, must be, with at least, own, people, s, fully, completely, when, still, already, right, now, ready, you, your, up, out, then, than, sorted, sort, ordered, order, have',
    unavailable:
      'metro, the metro, metro station, underground, tube, bus, bus stop, tram, school(s), supermarket(s), park, parks, shops, golf, golf course, motorway, mountain(s), forest, river, countryside, pet(s), pet friendly, pets allowed, pets welcome, dog(s), cat(s), dog friendly, animals, private seller, private owner, owner, by owner, direct from owner, from owner, no agency, no agencies, agency, agent, no agents, no fees, fees, commission, no commission, no deposit, deposit, bank, repossession(s), bank repossession(s), repossessed, foreclosure(s), auction(s), occupied, squatter(s), squatted, tenant(s), tenanted, sitting tenant, mortgage, mortgages, financing, finance, north facing, east facing, west facing, south, north, east, west, orientation, holiday(s), holiday let, holiday rental, vacation, vacation rental, short term, short let, by the week, weekly, per week, a week, nightly, daily, summer, for the summer, winter, seasonal, airbnb, tourist, tourist licence, rental licence, luxury, luxurious, quiet, family, family friendly, beautiful, pretty, charming, character, cosy, cozy, lovely, nice, rustic, old, traditional, classic, stylish, elegant, investment, investors, yield, urgent, quick sale, jacuzzi, children, kids, couple, couples, student(s), share, shared, sharing, flatshare, house share, houseshare, roommate(s), flatmates, retired, wifi, internet, fibre, fiber, bills included, bills, water, electricity, gas, subsidised, contract, neighbours, noise, noisy, noise free, secluded, privacy, private, peaceful, tranquil, calm, transport, transport links, well connected, connected, amenities, services, shopping centre, urbanisation, urbanization, gated, gated community, resort, complex, community, good area, negotiable, ideal, perfect, amazing, stunning, gorgeous, great, good, best, high ceilings, living room, kitchen, open kitchen, dining room, utility room, interior, floor, floors, storey, storeys, stairs, wooden, stone, solar, solar panels, solar power, immediate, move in, old building, wood floors, parquet, low, low maintenance, taxes, ibi, expat, expats, british, english speaking, english, walkable, quality, lock up and leave, potential, licence, wine, olive, horses, stables, tower block, en suite, ensuite, safe, safe area, office at home, home office, working from home, remote work, prefab, mobile home(s), caravan, container, boat, hot tub, air, airy, dream, swim, bills including light, light and water, water and light, ready to move in this month, move in this month, available this month, to move in this month, intercom, restaurant, months, weeks',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'gym, sauna, tennis, tennis court, padel, playground',
        garden: 'barbecue, bbq',
        terrace: 'patio, veranda, porch',
        boxrom: 'cellar, basement',
      },
      conservation: {
        new: 'modern, contemporary',
      },
      floor: {
        middle: 'first floor, second floor, third floor',
        top: 'mountain view(s), view(s), views, with views, view, high',
      },
      bright: { 1: 'facing south, south facing, sunny' },
      price_drop: { 1: 'bargain(s), deal(s), opportunity' },
    },
    sorts: {
      priceAscendent: 'bargain(s), deal(s), opportunity, good price',
      areaDescendent: 'big, large, spacious, huge, roomy',
      areaAscendent: 'small, tiny, little',
    },
    places: {
      costa:
        'sea, the sea, sea view(s), seaview(s), ocean view(s), beach, the beach, beachfront, beach front, seafront, sea front, first line, frontline, front line, first line beach, frontline beach, seaside',
      playa:
        'sea, the sea, sea view(s), seaview(s), ocean view(s), beach, the beach, beachfront, beach front, seafront, sea front, first line, frontline, front line, first line beach, frontline beach, seaside',
      estación: 'train, train station, station',
      aeropuerto: 'airport',
      universidad: 'university',
      hospital: 'hospital',
      centro: 'centre, center, city centre, city center, town centre, central',
    },
  },
} as const satisfies SentenceWords;
