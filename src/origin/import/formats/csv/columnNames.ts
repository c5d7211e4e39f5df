import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { languages } from '#shared/i18n/languages.ts';
/*
 * What columns of agencies' sheets are called in Spanish, Catalan and English, by the field that they are. Names are
 * compared as slugs, with `m2` for `m²` and `no` for `nº`. Any other name is listed, and `map.columns` says what it is.
 * Not here are names that may be several things (Situación, Type), and those under which agencies keep what is not to
 * be published: of owners (Nombre, Contacto) and of their own (Observaciones).
 */

/** Fields of the contract, and those of a sheet alone (columns.ts). */
export const columnNames: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'id-inmueble', 'id-propiedad', 'property-id', 'listing-id', 'uuid', 'codigo-interno', 'codi-intern'],
  reference: [
    ...['referencia', 'ref', 'reference', 'codigo', 'cod', 'codigo-inmueble', 'cod-inmueble', 'ref-inmueble'],
    ...['referencia-inmueble', 'no-referencia', 'no-ref', 'num-referencia', 'codi', 'property-ref', 'reference-no'],
  ],
  type: [
    ...['operacion', 'tipo-operacion', 'tipo-de-operacion', 'modalidad', 'transaccion', 'operacio', 'tipus-operacio'],
    ...['tipus-d-operacio', 'operation', 'transaction', 'transaction-type', 'listing-type', 'venta-alquiler'],
  ],
  state: ['estado', 'estat', 'status', 'disponibilidad', 'disponibilitat', 'availability'],
  conservation: [
    ...['conservacion', 'estado-conservacion', 'estado-de-conservacion', 'estado-inmueble', 'estado-del-inmueble'],
    ...['conservacio', 'estat-de-conservacio', 'condition'],
  ],
  estate_type: [
    ...['tipo', 'tipo-inmueble', 'tipo-de-inmueble', 'tipologia', 'tipus', 'tipus-d-immoble'],
    ...['tipus-immoble', 'property-type', 'tipo-propiedad'],
  ],
  subtype: ['subtipo', 'subtipus', 'subtype'],
  price: [
    ...['precio', 'precio-venta', 'precio-de-venta', 'pvp', 'importe', 'precio-eur', 'precio-euros', 'preu'],
    ...['preu-venda', 'preu-de-venda', 'price', 'sale-price', 'asking-price', 'price-eur'],
  ],
  rent_price: [
    ...['precio-alquiler', 'precio-de-alquiler', 'renta', 'renta-mensual', 'alquiler-mes'],
    ...['preu-lloguer', 'preu-de-lloguer', 'rent-price', 'monthly-rent', 'rental-price'],
  ],
  previous_price: ['precio-anterior', 'precio-antes', 'preu-anterior', 'previous-price', 'old-price'],
  area_constructed: [
    ...[
      'm2',
      'm2-const',
      'm2-construidos',
      'm2-constr',
      'metros',
      'metros-construidos',
      'superficie',
      'sup-construida',
    ],
    ...['superficie-construida', 'sup-const', 'superficie-m2', 'm2-construits', 'metres-construits'],
    ...['superficie-total', 'built-m2', 'built-area', 'build-size', 'built', 'm2-built', 'size-m2'],
  ],
  area_useful: [
    ...['m2-utiles', 'metros-utiles', 'superficie-util', 'sup-util', 'm2-util', 'utiles', 'm2-utils', 'metres-utils'],
    ...['useful-area', 'usable-area', 'm2-useful', 'living-area'],
  ],
  area_plot: [
    ...['parcela', 'm2-parcela', 'superficie-parcela', 'metros-parcela', 'sup-parcela', 'm2-solar', 'm2-terreno'],
    ...['superficie-terreno', 'terreno', 'parcel-la', 'm2-parcel-la', 'plot', 'plot-m2', 'plot-size', 'plot-area'],
  ],
  rooms: [
    ...['hab', 'habs', 'habitaciones', 'n-hab', 'no-hab', 'no-habitaciones', 'num-habitaciones', 'dormitorios', 'dorm'],
    ...['dorms', 'no-dormitorios', 'habitacions', 'dormitoris', 'bedrooms', 'beds', 'rooms', 'no-bedrooms'],
  ],
  bathrooms: [
    ...['banos', 'bano', 'no-banos', 'num-banos', 'banos-completos', 'banys', 'cambres-de-bany', 'bathrooms', 'baths'],
  ],
  floor: ['planta', 'piso-planta', 'no-planta', 'floor', 'floor-number'],
  floors: ['plantas', 'no-plantas', 'plantas-edificio', 'plantes', 'floors', 'storeys'],
  year: [
    ...['ano', 'ano-construccion', 'ano-de-construccion', 'any', 'any-construccio', 'any-de-construccio', 'year'],
    ...['year-built', 'build-year', 'construction-year'],
  ],
  exterior: ['exterior'],
  furnished: ['amueblado', 'amueblada', 'muebles', 'moblat', 'furnished'],
  pets: ['mascotas', 'admite-mascotas', 'mascotes', 'pets', 'pets-allowed'],
  orientation: ['orientacion', 'orientacio', 'orientation'],
  heating: ['tipo-calefaccion', 'tipo-de-calefaccion', 'heating-type'],
  community_fee: [
    ...['gastos-comunidad', 'gastos-de-comunidad', 'cuota-comunidad'],
    ...['despeses-de-comunitat', 'community-fees', 'community-fee'],
  ],
  ibi: ['ibi', 'ibi-anual', 'property-tax'],
  deposit: ['fianza', 'fianca', 'deposit'],
  available_from: ['disponible-desde', 'fecha-disponibilidad', 'disponible-des-de', 'available-from'],
  area_terrace: ['m2-terraza', 'superficie-terraza', 'm2-terrassa', 'superficie-terrassa', 'terrace-m2'],
  registration_register: ['registro-de-alquiler', 'registre-de-lloguer', 'rental-register'],
  registration_number: [...['no-registro', 'numero-de-registro', 'nra', 'registro-turistico', 'registration-number']],
  licence: ['licencia-turistica', 'llicencia-turistica', 'licence-number', 'license-number', 'tourist-licence'],
  'works_licence.number': [
    ...['licencia-de-obras', 'licencia-obras', 'no-licencia-de-obras', 'no-licencia-obras', 'numero-licencia-de-obras'],
    ...['llicencia-d-obres', 'no-llicencia-d-obres', 'building-licence', 'building-permit', 'works-licence'],
  ],
  'works_licence.expires_on': [
    ...['caducidad-licencia-de-obras', 'caducidad-de-la-licencia-de-obras', 'caducidad-licencia-obras'],
    ...['caducitat-llicencia-d-obres', 'caducitat-de-la-llicencia-d-obres', 'building-licence-expiry'],
  ],
  cadastral_reference: [
    ...['referencia-catastral', 'ref-catastral', 'catastro', 'referencia-cadastral', 'ref-cadastral'],
    ...['cadastral-reference'],
  ],
  'cee.rating': [
    ...['cert-energetico', 'certificado-energetico', 'certificacion-energetica', 'calificacion-energetica', 'cee'],
    ...['certificado', 'letra-energetica', 'eficiencia-energetica', 'letra-consumo', 'certificat-energetic'],
    ...['qualificacio-energetica', 'energy-rating', 'energy-certificate', 'epc', 'energy-class'],
  ],
  'cee.consumption': ['consumo', 'consumo-energia', 'consumo-energetico', 'consum', 'energy-consumption'],
  'cee.emissions_rating': [
    ...['letra-emisiones', 'calificacion-emisiones', 'calificacion-de-emisiones', 'emisiones-letra'],
    ...['lletra-emissions', 'qualificacio-emissions', 'emissions-rating', 'emissions-class', 'co2-rating'],
  ],
  'cee.emissions': ['emisiones', 'emisiones-co2', 'emissions', 'emissions-co2', 'co2-emissions'],
  'address.province': ['provincia', 'prov', 'province', 'provincia-inmueble'],
  'address.town': [
    ...['poblacion', 'localidad', 'municipio', 'ciudad', 'poblacio', 'localitat', 'municipi', 'ciutat'],
    ...['town', 'city', 'municipality', 'pueblo'],
  ],
  'address.zone': ['zona', 'barrio', 'distrito', 'urbanizacion', 'barri', 'districte', 'zone', 'area-name', 'district'],
  'address.postal_code': [
    ...['c-p', 'cp', 'codigo-postal', 'cod-postal', 'codi-postal', 'postal-code', 'postcode', 'zip', 'zip-code'],
  ],
  'address.street_type': ['tipo-via', 'tipo-de-via', 'tipus-de-via', 'street-type'],
  'address.street_name': [
    ...['calle', 'direccion', 'domicilio', 'via', 'nombre-via', 'nombre-de-via', 'carrer', 'adreca', 'street'],
    ...['address', 'street-name'],
  ],
  'address.street_number': ['no', 'numero', 'num', 'numero-via', 'no-calle', 'street-number', 'number'],
  'address.visibility': [
    ...['mostrar-direccion', 'direccion-visible', 'visibilidad', 'publicar-direccion', 'mostrar-adreca'],
    ...['show-address', 'address-visibility'],
  ],
  'location.lat': ['lat', 'latitud', 'latitude', 'coord-y'],
  'location.lng': ['lng', 'lon', 'long', 'longitud', 'longitude', 'coord-x'],
  coordinates: ['coordenadas', 'coordenades', 'coordinates', 'gps', 'geo', 'lat-lng', 'latlng'],
  description: ['titulo', 'titular', 'encabezado', 'title', 'headline', 'heading'],
  'description.ca': ['titol', 'encapcalament'],
  text: [
    ...['descripcion', 'descripcion-larga', 'descripcion-completa', 'texto'],
    ...['description', 'long-description', 'text'],
  ],
  'text.ca': ['descripcio', 'descripcio-llarga'],
  features: [
    ...['caracteristicas', 'extras', 'equipamiento', 'caracteristiques', 'equipament', 'features', 'amenities'],
  ],
  media: [
    ...['foto', 'fotos', 'fotografia', 'fotografias', 'imagen', 'imagenes', 'url-foto', 'url-fotos', 'urls-fotos'],
    ...['url-imagen', 'galeria', 'fotografies', 'imatge', 'imatges', 'photo', 'photos', 'picture', 'pictures'],
    ...['image', 'images', 'image-url', 'media', 'foto-principal', 'imagen-principal'],
  ],
  'media.render': ['renders', 'render', 'infografias', 'infografia', 'infografies', 'renderings'],
  'media.virtually_furnished': ['home-staging-virtual', 'muebles-virtuales', 'mobles-virtuals', 'virtual-staging'],
  'media.machine': ['fotos-ia', 'imagenes-ia', 'imatges-ia', 'ai-pictures', 'ai-images'],
  video: ['video', 'url-video', 'enlace-video', 'youtube', 'video-url'],
  virtual_tour: ['tour-virtual', 'visita-virtual', 'url-tour', 'tour-360', 'virtual-tour', 'matterport'],
  'agent.full_name': [
    ...['agente', 'comercial', 'asesor', 'asesora', 'nombre-agente'],
    ...['agent', 'assessor', 'agent-name'],
  ],
  'agent.phone': [
    ...['telefono', 'tel', 'tfno', 'movil', 'telefono-agente', 'telefon', 'mobil'],
    ...['phone', 'telephone', 'mobile', 'agent-phone'],
  ],
  'agent.email': [
    ...['email', 'e-mail', 'mail', 'correo', 'correo-electronico', 'email-agente', 'correu'],
    ...['correu-electronic', 'agent-email'],
  ],
  'agent.register_number': [
    ...['numero-registro-agente', 'no-registro-agente', 'aicat', 'raicv', 'n-aicat', 'no-aicat'],
    ...['numero-aicat', 'numero-raicv', 'no-raicv', 'numero-de-registre-agent', 'agent-register-number'],
  ],
  'agent.register': [
    'registro-de-agentes',
    'registre-d-agents',
    'registro-agente',
    'agents-register',
    'agent-register',
  ],
  'agent.agency.commercial_brand': ['agencia', 'oficina', 'inmobiliaria', 'immobiliaria', 'agency', 'office'],
  created_at: [
    ...['fecha-alta', 'fecha-de-alta', 'fecha-publicacion', 'data-alta', 'data-d-alta', 'created'],
    ...['created-at', 'publication-date', 'listed'],
  ],
  updated_at: [
    ...['actualizado', 'actualizacion', 'fecha-actualizacion', 'fecha-modificacion', 'modificado'],
    ...['ultima-modificacion', 'ultima-actualizacion', 'fecha', 'actualitzat', 'data', 'data-actualitzacio'],
    ...['updated', 'updated-at', 'last-updated', 'last-modified', 'date'],
  ],
  confirmed_at: ['confirmado', 'fecha-confirmacion', 'confirmat', 'data-confirmacio', 'confirmed', 'confirmed-at'],
};

/** Languages at the end of a text's column, as in `Descripción (inglés)` or `title_en`. */
export const languageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.flatMap((language) => feedWordsOf(language).names.map((name) => [name, language]))),
  ...{ it: 'it', italiano: 'it', pt: 'pt', portugues: 'pt' },
  ...{ ru: 'ru', ruso: 'ru', russian: 'ru', sv: 'sv', sueco: 'sv', no: 'no', noruego: 'no', pl: 'pl', polaco: 'pl' },
  ...{ gl: 'gl', gallego: 'gl', galego: 'gl', eu: 'eu', euskera: 'eu', zh: 'zh', chino: 'zh' },
};
