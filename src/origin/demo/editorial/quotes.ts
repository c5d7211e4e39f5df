/** What clients say, in three languages, signed. */
export const quotes = [
  {
    es: 'Nos dijo desde el primer día qué precio era razonable y cuál no. Vendimos en siete semanas, sin sorpresas y con todo el papeleo explicado.',
    ca: 'Ens va dir des del primer dia quin preu era raonable i quin no. Vam vendre en set setmanes, sense sorpreses i amb tota la paperassa explicada.',
    en: 'From day one she told us which price was reasonable and which was not. We sold in seven weeks, with no surprises and all the paperwork explained.',
    signature: 'Mercè y Toni, Gràcia',
  },
  {
    es: 'Buscábamos piso desde otra ciudad y cada visita por vídeo fue como estar allí. Nos enseñó también lo que no salía bien en la foto.',
    ca: "Buscàvem pis des d'una altra ciutat i cada visita per vídeo va ser com ser-hi. Ens va ensenyar també el que no sortia bé a la foto.",
    en: 'We were looking from another city and every video visit felt like being there. He also showed us what did not look good in the pictures.',
    signature: 'Daniel R., Ruzafa',
  },
  {
    es: 'Alquilé el piso de mi madre con tranquilidad: eligieron bien a los inquilinos y tres años después me siguen cogiendo el teléfono.',
    ca: "Vaig llogar el pis de la meva mare amb tranquil·litat: van triar bé els llogaters i tres anys després encara m'agafen el telèfon.",
    en: "I let my mother's apartment with peace of mind: they chose the tenants well, and three years later they still pick up the phone.",
    signature: 'Elena Sanz, Chamberí',
  },
] as const;
