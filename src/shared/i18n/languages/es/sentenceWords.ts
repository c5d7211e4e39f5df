import type { SentenceWords } from '../../SentenceWords.ts';

export const sentenceWords = {
  operation: {
    buy: 'comprar, compra, compro, compraría, comprarme, venta, en venta, a la venta, de venta, en compra, en propiedad, vender, vende(n), se vende(n), vendo, para comprar, adquirir, para alquilarl(o/a), para luego alquilarl(o/a), para después alquilarl(o/a), y luego alquilarl(o/a), y alquilarl(o/a), para ponerl(o/a) en alquiler, comprar para alquilar',
    rent: 'alquiler(es), alquilar, alquilo, alquilarme, alquila(n), se alquila(n), en alquiler, de alquiler, en renta, rentar, arrendar, arriendo, en arriendo, arrendamiento, alkiler, alq, alquiler con opción a compra, alquiler con opción de compra, alquiler opción compra, larga temporada, larga estancia',
  },
  options: {
    estate_type: {
      flat: 'piso(s), pisito(s), apartamento(s), apartamentito(s), apto(s), aptos, apt, apart, apartam, departamento(s), loft(s)',
      house:
        'casa(s), casita(s), chalet(s), chalé(s), xalet, adosad(o/a/os/as), casa(s) adosada(s), chalet(s) adosado(s), paread(o/a/os/as), chalet(s) pareado(s), villa(s), torre(s), unifamiliar(es), casa(s) unifamiliar(es), vivienda(s) unifamiliar(es), bungalow(s), bungalo(s), casa(s) de pueblo, casoplón, mansión, mansiones, casa(s) independiente(s), chalet(s) independiente(s), casa(s) baja(s), casa(s) mata(s), casa(s) terrera(s)',
      rural_house:
        'casa(s) rural(es), masía(s), masia, masos, cortijo(s), finca(s), caserío(s), casa(s) de campo, casa(s) de labranza, finca(s) con casa, finca(s) rústica(s) con casa, finca(s) rústica(s) con casa, casa(s) con finca, casona(s), pazo(s), hacienda(s), alquería(s), casas cueva, casa cueva',
      office: 'oficina(s), despacho(s)',
      premises:
        'local(es), local(es) comercial(es), locales comerciales, nave(s), nave(s) industrial(es), tienda(s), bajo(s) comercial(es), local(es) de negocio, galpón',
      building: 'edificio(s), edificio(s) entero(s), edificio(s) completo(s), bloque(s) de pisos, bloque entero',
      storage: 'trastero(s)',
      garage:
        'garaje(s), garage(s), plaza(s) de garaje, plaza(s) de parking, plaza(s) de aparcamiento, plaza(s) parking, plaza(s) garaje, parking(s), párking(s), parquing, aparcamiento(s), cochera(s), plaza(s) de coche, plaza(s) para coche, pk, pkg',
      land: 'terreno(s), solar(es), parcela(s), suelo urbano, terreno(s) urbano(s), terreno(s) urbanizable(s), finca(s) rústica(s), terreno(s) rústico(s)',
      studio: 'estudio(s), estudio apartamento, apartamento estudio, monoambiente',
      penthouse: 'ático(s), sobreático(s)',
      duplex: 'dúplex, tríplex',
    },
    features: {
      wardrobe: 'armario(s), armario(s) empotrado(s), empotrados, vestidor',
      balcony: 'balcón, balcones, balconcito',
      terrace: 'terraza(s), terracita, terrazón, terr, solárium',
      parking:
        'garaje(s), garage(s), plaza(s) de garaje, plaza(s) de parking, plaza(s) de aparcamiento, plaza(s) parking, plaza(s) garaje, parking(s), párking(s), parquing, aparcamiento(s), cochera(s), plaza(s) de coche, plaza(s) para coche, pk, pkg, garaje incluido, parking incluido, plaza incluida',
      elevator: 'ascensor(es), asc, elevador',
      swimming_pool: 'piscina(s), pisci, alberca, piscina privada, piscina propia',
      swimming: 'piscina comunitaria, piscina comunal, piscina común, pisci comunitaria, piscina compartida',
      garden: 'jardín, jardines, jardincito, jardín privado',
      boxrom: 'trastero(s), trastero incluido',
      chimney: 'chimenea(s)',
      doorman: 'conserje, portero físico, portero, portería, conserjería',
      handicap_adapted_access:
        'acceso adaptado, acceso para silla de ruedas, silla de ruedas, acceso minusválidos, acceso para minusválidos, acceso discapacitados, accesible, sin barreras, movilidad reducida, acceso sin barreras, rampa',
      handicap_adapted_use: 'interior adaptado, vivienda adaptada, piso adaptado, adaptado por dentro',
      community_zone: 'zona(s) comunitaria(s), zona(s) común(es), zonas comunes, zona común, áreas comunes',
      security_alarm: 'alarma(s), alarma de seguridad',
      security_door: 'puerta blindada, puerta acorazada, puerta de seguridad, blindada',
      security_system:
        'sistema de seguridad, videovigilancia, cámaras de seguridad, vigilancia, vigilancia 24 horas, seguridad 24 horas, seguridad 24h, seguridad privada',
      acces_control: 'control de acceso(s), acceso controlado',
      fire_detectors: 'detector(es) de incendios, detector(es) de humo, detectores de humos',
      fire_doors: 'puerta(s) cortafuegos, puerta(s) ignífuga(s)',
      extinguishers: 'extintor(es)',
      sprinklers: 'rociador(es), aspersores contra incendios, sprinklers',
      emergency_lights: 'luces de emergencia, luz de emergencia, alumbrado de emergencia',
      emergency_exit: 'salida(s) de emergencia',
      hot_water: 'agua caliente',
      heating:
        'calefacción, calef, calef, calefacción central, calefacción individual, calefacción de gas, calefa, radiadores, suelo radiante',
      windows_double:
        'doble acristalamiento, doble cristal, ventanas dobles, doble ventana, climalit, doble vidrio, cristales dobles',
      suspended_ceiling: 'falso techo, falsos techos, techo suspendido',
      suspended_door: 'suelo técnico, suelo elevado',
      equipped_kitchen:
        'cocina equipada, cocina amueblada, cocina completa, cocina totalmente equipada, cocina montada, electrodomésticos, con cocina equipada',
      building_adapted: 'edificio adaptado, finca adaptada, portal adaptado',
      bathroom_adapted: 'baño(s) adaptado(s), aseo adaptado',
      conditioned_air:
        'aire acondicionado, aire, aa, a a, a c, ac, climatización, climatizado, aire acond, aire frío calor, aire centralizado',
      loading_dock: 'muelle(s) de carga, muelle carga',
      bridge_crane: 'puente(s) grúa',
      located_at_corner: 'hace esquina, en esquina, esquina, esquinero, haciendo esquina, que haga esquina',
      storage: 'almacén, almacenes, zona de almacén',
      smoke_extraction: 'salida de humos, extracción de humos, salida humos',
    },
    furnished: {
      1: 'amueblad(o/a/os/as), con muebles, muebles, amuebladito, amoblado',
      0: 'sin amueblar, sin muebles, vací(o/a/os/as), no amueblado, desamueblado, sin amoblar',
    },
    conservation: {
      good: 'buen estado, en buen estado, bien conservad(o/a), para entrar a vivir, listo para entrar, entrar a vivir, listo para vivir, buenas condiciones, en buenas condiciones, bien cuidado',
      toRestore:
        'a reformar, para reformar, por reformar, necesita reforma, a rehabilitar, para rehabilitar, reformar, a renovar, para restaurar, a restaurar, que necesite reforma, necesite reforma, para hacer reforma, en mal estado, reforma integral, para reforma, a actualizar, para actualizar',
      new: 'como nuev(o/a/os/as), reformad(o/a/os/as), recién reformad(o/a/os/as), renovad(o/a/os/as), rehabilitad(o/a/os/as), totalmente reformad(o/a/os/as), seminuev(o/a/os/as), restaurad(o/a), casi nuev(o/a)',
      brandNew:
        'obra nueva, de obra nueva, a estrenar, por estrenar, para estrenar, estrenar, nueva construcción, promoción, nueva promoción, promociones, recién construid(o/a), sin estrenar, obranueva, sobre plano, o n',
    },
    floor: {
      ground:
        'planta baja, en planta baja, bajo(s), pb, bajo con jardín, en bajo, a pie de calle, entresuelo, planta calle, planta de calle',
      middle: 'planta intermedia, en planta intermedia, planta media, piso intermedio, plantas intermedias',
      top: 'última planta, en última planta, en la última planta, último piso, ultimo, planta más alta, última',
    },
    exterior: {
      1: 'exterior(es), da a la calle, que dé a la calle, todo exterior, con vistas a la calle, dando a la calle, exterior a calle, exterior a la calle, ext',
    },
    bright: {
      1: 'luminos(o/a/os/as), muy luminos(o/a/os/as), mucha luz, con mucha luz, luz natural, mucha luz natural, con luz, buena luz, lumin',
    },
    with: {
      plan: 'con plano(s), plano(s), con plano de planta, planos disponibles',
      tour: 'visita virtual, tour virtual, tour 360, visita 360, recorrido virtual, 360, tour, visita virtual 360, visitas virtuales',
      video: 'vídeo(s), con vídeo(s)',
    },
    documented: {
      1: 'documentad(o/a/os/as), bien documentad(o/a/os/as), documentación completa, con documentación completa, con toda la documentación, anuncio(s) completo(s), plano certificado y superficie útil, plano y certificado y superficie útil',
    },
    since: {
      1: 'de hoy, publicado hoy, hoy, últimas 24 horas, últimas 24h, último día, desde ayer, subido hoy, anunciado hoy, de ayer, publicados hoy',
      7: 'esta semana, de esta semana, última semana, últimos 7 días, última semana, publicado esta semana, en la última semana, la semana pasada, últimos siete días, desde hace una semana',
      30: 'este mes, de este mes, último mes, últimos 30 días, publicado este mes, en el último mes, últimas 4 semanas, últimas semanas, últimas cuatro semanas',
    },
    price_drop: {
      1: 'rebajad(o/a/os/as), bajada(s) de precio, ha(n) bajado de precio, bajado de precio, rebaja(s), precio rebajado, con rebaja, bajada precio, rebajados de precio, rebajado de precio, que haya bajado, que hayan bajado de precio, con descuento, descuento, de oferta, ha bajado, han bajado, bajó de precio, reducido',
    },
  },
  sorts: {
    priceAscendent:
      'barat(o/a/os/as), más barat(o/a/os/as), lo más barat(o/a), más barat(o/a/os/as) primero, por precio, económic(o/a/os/as), más económic(o/a/os/as), baratit(o/a/os/as), muy barat(o/a/os/as), menor precio, precio ascendente, de menor a mayor precio, de más barato a más caro, tirad(o/a) de precio, primero los más baratos, primero lo más barato, baratos primero, barato primero, orden precio',
    priceDescendent:
      'car(o/a/os/as), más car(o/a/os/as), más car(o/a/os/as) primero, primero los más caros, mayor precio, precio descendente, de mayor a menor precio, de más caro a más barato, caros primero',
    areaAscendent:
      'más pequeñ(o/a/os/as), más pequeñ(o/a/os/as) primero, primero los más pequeños, de menor a mayor superficie, menor superficie',
    areaDescendent:
      'más grande(s), más grandes primero, los más grandes, primero los más grandes, mayor superficie, por superficie, por tamaño, más ampli(o/a/os/as), más metros, más espacios(o/a/os/as), grandes primero',
    areaPriceAscendent:
      'por €/m2, por euro(s) metro, precio por metro, precio por m2, por precio metro, por precio por metro, por precio por metro cuadrado, por precio por m2, precio m2, precio metro, por precio m2, más barato por metro, más baratos por metro, más baratos por m2, más barato por m2, por metro cuadrado',
    recent:
      'más nuev(o/a/os/as), más recient(e/es), recientes, lo más nuevo, lo último, novedades, últimos anuncios, más nuev(o/a/os/as) primero, más recientes primero, primero los más nuevos, primero los más recientes, recién publicad(o/a/os/as), últimas novedades, más recientemente, nuevos primero, lo nuevo',
  },
  units: {
    rooms:
      'habitación, habitaciones, hab(s), habit, habitacion, dormitorio(s), dorm(s), dormit, h, cuarto(s), alcoba(s), recámara(s), hbs, habita, dor, hbtc, dormis, habs, pieza(s)',
    pieces: '',
    bathrooms: 'baño(s), bñ(s), bño(s), aseo(s), wc, b, lavabo(s), cuarto(s) de baño, ban, bany',
    area: 'm2, m 2, metros cuadrados, metro cuadrado, mts2, mt2, mtrs2, m cuadrados, metros 2, mq, mts cuadrados',
    metres: 'metro(s), m, mts, mt, mtr(s)',
    km: 'km(s), kilómetro(s), kms, quilómetros',
    minutes: 'minuto(s), min, mins, minutitos, minutillos',
    euros: 'euro(s), eur, eu, leuros, pavos, e, euros de presupuesto',
    monthly: 'al mes, mes, por mes, mensual(es), cada mes, a mes, mensualidad, de alquiler al mes',
  },
  scales: {
    1000: 'mil, k, miles, mil k',
    1000000: 'millón, millones, mill, mm, kk, millon, mllns, mio',
  },
  numbers: {
    1: 'un(a/o), un, 1',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    15: 'quince',
    20: 'veinte',
    25: 'veinticinco',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
    60: 'sesenta',
    70: 'setenta',
    80: 'ochenta',
    90: 'noventa',
    100: 'cien, ciento',
    200: 'doscientos, doscientas',
    300: 'trescientos, trescientas',
    400: 'cuatrocientos, cuatrocientas',
    500: 'quinientos, quinientas',
    600: 'seiscientos, seiscientas',
    700: 'setecientos, setecientas',
    800: 'ochocientos, ochocientas',
    900: 'novecientos, novecientas',
    1000: 'mil',
    0.5: 'medio',
  },
  grammar: {
    in: 'en, por, dentro de, en pleno, por la zona de, en la zona de, zona, zona de, x, en toda, en todo, hacia',
    near: 'cerca de, cerca del, cerca, cerquita de, cerquita del, próxim(o/a/os/as) a, próxim(o/a) al, al lado de, al lado del, junto a, junto al, alrededores de, en los alrededores de, alrededor de, por los alrededores de, cercan(o/a/os/as) a, cercan(o/a) al, no lejos de, inmediaciones de',
    of: 'de, del, d',
    and: 'y, e, además de, más, i',
    or: 'o, u, ó, o bien, y o',
    to: 'a, al, hasta, y, o, ó',
    between: 'entre, de entre',
    with: 'con, c, que tenga, que tengan, tenga, tengan, que incluya, incluya, incluyendo, q tenga, disponga de, que disponga de, y con, dotado de, incluid(o/a/os/as)',
    without:
      'sin, no, ni, que no sea, que no tenga, excepto, salvo, menos, nada de, s, tampoco, no quiero, no necesito, no hace falta, que no, evitar, descartar, descarto, no tenga, no sea, aunque no tenga, aunque sea sin, no importa, no me importa, da igual, no es necesario, no es imprescindible',
    max: 'máximo, máx, max, como máximo, como mucho, hasta, no más de, que no pase de, que no supere, que no pase(n) de, tope, a lo sumo, maximo de, máximo de, hasta un máximo de, hasta los, sin pasar de, que no llegue a, no superior a, inferior a, inferiores a, límite, no supere(n), que no suba de, no pase de, como tope, no exceda',
    min: 'mínimo, mín, como mínimo, al menos, por lo menos, desde, a partir de, mínimo de, no menos de, mínimo, de mínimo, superior a, que tenga al menos, por encima de',
    over: 'más de, + de, mas d',
    under: 'menos de, por debajo de, por menos de, debajo de, menos d, inferior',
    about:
      'unos, unas, sobre, alrededor de, aproximadamente, aprox, más o menos, cerca de los, en torno a, rondando, que ronde(n), ronde, sobre los, circa, casi, aproximado, por unos, de unos, de unas, rondando los, a unos, de sobre, entorno a, como unos',
    orMore:
      'o más, ó más, o mas, o superior, o mejor, o mayor, en adelante, para arriba, y más, y mejor, y superior, o + , hacia arriba, mínimo o más, minimo',
    orLess: 'o menos, ó menos, para abajo, o inferior, o menor',
    budget:
      'presupuesto, precio, presupuesto de, precio de, ppto, presupuesto máximo, precio máximo, mi presupuesto es, mi presupuesto es de, tengo, dispongo de, presu, por, cuesten, que cueste, que cuesten, pagando, pagar, inversión de',
    energy:
      'certificado, certificado energético, clase energética, calificación energética, etiqueta energética, eficiencia energética, eficiencia, certificación energética, certificación, energético, energética, letra energética, clase, cee, certificado de eficiencia, certificado de eficiencia energética, consumo energético, calificación, etiqueta, letra, certificado energetico clase, certificado energético tipo, certificado energético letra, con letra',
    numbered:
      'referencia, ref, línea, año, puerta, portal, número, nº, núm, piso número, construido en, año de construcción, desde el año',
    postcode: 'código postal, cp, c p, cod postal, código, codigo postal, cód postal',
    province: 'provincia de, provincia, prov, prov de, la provincia de, en la provincia de, toda la provincia de',
    quarter:
      'barrio, barrio de, distrito, distrito de, el barrio de, bº, urbanización, urbanizaciones, residencial, urb, urbanización de, urbanización, urbanizaciones, residencial, urb, urbanización de',
    centre:
      'centro, céntric(o/a/os/as), centro ciudad, centro de la ciudad, pleno centro, en el centro, en el centro de, el centro de, centro de, en pleno centro, en pleno centro de, casco urbano, afueras, a las afueras, afueras de, a las afueras de, en las afueras de, zona centro, zona céntrica, capital, ciudad de',
    street:
      'calle, avenida, avda, av, avd, paseo, pso, pº, plaza, pza, plza, pl, carrer, avinguda, passeig, plaça, rambla, carretera, ctra, travesía, glorieta, bulevar, camino, c/',
    car: 'en coche, coche, conduciendo, en auto',
    foot: 'andando, a pie, caminando, de paseo',
    bicycle: 'en bici, en bicicleta, bici, bicicleta',
    transit: 'en transporte público, transporte público, en tren, en autobús, en bus, en metro',
    home: 'vivienda(s), inmueble(s), propiedad, propiedades, hogar(es), alojamiento(s), primera vivienda, segunda residencia, residencia',
    newHome: 'nuev(o/a/os/as)',
    filler:
      'busco, buscamos, busca, buscando, buscar, buscad, estoy buscando, estamos buscando, quiero, queremos, quisiera, quisiéramos, quería, necesito, necesitamos, deseo, me gustaría, nos gustaría, me interesa, interesado en, interesada en, hola, buenas, buenos días, buenas tardes, por favor, porfa, gracias, ver, mostrar, muéstrame, enséñame, dame, encontrar, encuentra, vivir, para vivir, irme a vivir, mudarme, para, para mí, mi, me, nos, se, sea, sean, que sea, que sean, que, q, ser, es, esta, el, la, los, las, l, lo, hay, algo, alguno, alguna, algún, unidad, tipo, si, si es posible, si puede ser, a ser posible, preferiblemente, preferible, preferentemente, mejor si, también, además, tambien, muy, bien, etc, todo, todos, toda, todas, cualquier, disponible(s), está, estén, como, mas, oferta(s), opciones, con opción, otro, otra, cuyo, su, avíseme cuando haya, avíseme, avísame, avisadme, cuando haya, haya, ya, solo, sólo, solamente, únicamente, nosotros, somos, con posibilidad de, tener, tiene, tienen, aviso, alerta, incluso, un poco, cada, donde, cuál, cuáles, qué, cuánto cuesta, cuánto cuestan, señor, señora, precioso, xfa, x favor, pls, de tipo, superficie, tamaño, superficie de, construidos, útiles, de superficie, útil, de precio, aceptamos, puede ser, podría ser, urgente, urge, ahora, zona, ordenar, ordenado(s), ordenad(a/as), orden, ordena',
    unavailable:
      'estudio(s) de hipoteca, estudio(s) hipotecario(s), estudio(s) de financiación, estudio(s) de viabilidad, estudio(s) de mercado, alquilarl(o/a), portero automático, portero automatico, videoportero, comunidad bajos, gastos bajos, comunidad baja, gastos de comunidad bajos, entrar a vivir este mes, entrar este mes, mudarme este mes, entrada este mes, disponible este mes, 1a línea, metro, estación de metro, parada de metro, parada, bus, autobús, tranvía, colegio(s), cole, instituto, supermercado(s), parque, montaña, sierra, bosque, campo, mascota(s), admite(n) mascotas, acepta(n) mascotas, se admiten mascotas, se aceptan mascotas, perro(s), gato(s), animales, particular(es), de particular(es), entre particulares, sin agencia, sin agencias, sin comisión, sin comisiones, sin intermediarios, sin fianza, fianza, aval, sin aval, comisión, agencia, agencias, inmobiliaria, banco, de banco, de bancos, embargo(s), embargad(o/a/os/as), embargo de banco, subasta(s), ocupad(o/a/os/as), okupa(s), okupad(o/a), inquilino(s), hipoteca, hipotecas, financiación, financiado, 100 financiación, orientación, orientación norte, orientación este, orientación oeste, sur, norte, este, oeste, vacaciones, vacacional(es), por semanas, semanas, por días, por noches, temporada, de temporada, por temporada, verano, para el verano, temporal, corta estancia, turístic(o/a/os/as), licencia turística, lujo, de lujo, tranquil(o/a/os/as), familiar(es), bonit(o/a/os/as), con encanto, encanto, encantador(a), acogedor(a/es), rústic(o/a/os/as), antigu(o/a/os/as), clásic(o/a/os/as), coquet(o/a/os/as), urgente, vender rápido, inversión, para inversión, inversores, rentabilidad, habitable, segunda mano, jacuzzi, niños, bebés, pareja, parejas, estudiante(s), compartir, compartid(o/a), compartiendo, piso compartido, habitación individual, jubilados, mayores, familia, wifi, internet, fibra, luz incluida, gastos incluidos, gastos, agua, luz, comunidad, traspaso(s), en traspaso, permuta, vpo, protección oficial, vivienda protegida, nuda propiedad, garantías, nómina, contrato, contrato indefinido, vecinos, ruido, ruidos, ruidoso, bien comunicad(o/a/os/as), comunicad(o/a), transporte, tiendas, servicios, centro comercial, autopista, golf, campo de golf, complejo, privacidad, silencio, silencios(o/a), calidad, buena zona, precio negociable, negociable, ideal, perfecto, perfecta, interesante, espectacular, impresionante, precios(o/a/os/as), diáfan(o/a), techos altos, salón, comedor, cocina, cocina americana, cocina abierta, lavadero, galería, vestíbulo, pasillo, interior(es), suelo, parquet, entrada, sin entrada, años, de año, placas solares, paneles solares, gas, gas natural, eléctrica, eléctrico, personas, gente, alarmante, llaves, inmediata, inmediato, entrega inmediata, primero, segundo, tercero, planta(s), plantas, altura(s), dos plantas, tres plantas, alguna reforma, poca reforma, poco, poca, escalera(s), escaleras, fachada, ladrillo, piedra, madera, de madera, prefabricad(o/a/os/as), modular(es), móvil, caravana, contenedor, para entrar a vivir este mes, listo para entrar este mes, portero automático',
  },
  nearest: {
    options: {
      features: {
        community_zone: 'gimnasio, gym, sauna, pádel, tenis, pista de tenis, zona infantil',
        garden: 'barbacoa',
        terrace: 'patio',
        boxrom: 'sótano, bodega',
      },
      conservation: {
        new: 'modern(o/a/os/as)',
        brandNew: 'primera mano',
      },
      floor: {
        middle:
          'primer piso, segundo piso, tercer piso, cuarto piso, quinto piso, primera planta, segunda planta, tercera planta, cuarta planta, quinta planta',
        top: 'vistas, alto(s)',
      },
      bright: { 1: 'orientación sur, orientad(o/a) al sur, solead(o/a/os/as), mucho sol' },
      price_drop: { 1: 'ganga(s), chollo(s), oportunidad, oportunidades' },
    },
    sorts: {
      priceAscendent: 'ganga(s), chollo(s), oportunidad, oportunidades, buen precio, a buen precio',
      areaDescendent: 'grande(s), gran, ampli(o/a/os/as), espacios(o/a/os/as)',
      areaAscendent: 'pequeñ(o/a/os/as)',
    },
    places: {
      costa:
        'mar, el mar, vistas al mar, vista(s) mar, primera línea, primera línea de mar, frente al mar, playa, playas, primera línea de playa, segunda línea de playa',
      playa:
        'mar, el mar, vistas al mar, vista(s) mar, primera línea, primera línea de mar, frente al mar, playa, playas, primera línea de playa, segunda línea de playa',
      estación: 'renfe, cercanías, tren, estación, estación de tren',
      aeropuerto: 'aeropuerto',
      universidad: 'universidad',
      hospital: 'hospital',
      centro:
        'centro, céntric(o/a/os/as), centro ciudad, centro de la ciudad, pleno centro, casco urbano, zona centro, zona céntrica',
    },
  },
} as const satisfies SentenceWords;
