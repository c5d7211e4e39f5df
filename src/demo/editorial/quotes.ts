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
    en: 'We were looking from another city and every viewing by video felt like being there. He also showed us what did not look good in the pictures.',
    signature: 'Daniel R., Ruzafa',
  },
  {
    es: 'Alquilé el piso de mi madre con tranquilidad: eligieron bien a los inquilinos y tres años después me siguen cogiendo el teléfono.',
    ca: "Vaig llogar el pis de la meva mare amb tranquil·litat: van triar bé els llogaters i tres anys després encara m'agafen el telèfon.",
    en: 'I let my mother’s flat with peace of mind: they chose the tenants well, and three years later they still pick up the phone.',
    signature: 'Elena Sanz, Chamberí',
  },
  {
    es: 'La casa estaba por reformar y nos pusieron en contacto con un arquitecto antes de firmar. Supimos lo que iba a costar y no nos equivocamos de casa.',
    ca: "La casa s'havia de reformar i ens van posar en contacte amb un arquitecte abans de signar. Vam saber què costaria i no ens vam equivocar de casa.",
    en: 'The house needed work, and they put us in touch with an architect before we signed. We knew what it would cost, and we chose the right house.',
    signature: 'Familia Arana, Burgos',
  },
  {
    es: 'Contestan. Parece poca cosa hasta que uno lleva un mes buscando piso y nadie le devuelve una llamada.',
    ca: 'Contesten. Sembla poca cosa fins que fa un mes que busques pis i ningú no et torna una trucada.',
    en: 'They answer. It sounds like nothing until you have been looking for a month and nobody returns your calls.',
    signature: 'Jonay M., Las Palmas',
  },
  {
    es: 'Vendíamos la casa de los abuelos y la trataron con cariño, también en las fotos. La compró una pareja que ha conservado el limonero.',
    ca: 'Veníem la casa dels avis i la van tractar amb afecte, també a les fotos. La va comprar una parella que ha conservat el llimoner.',
    en: 'We were selling our grandparents’ house, and they treated it with care, in the pictures too. The couple who bought it have kept the lemon tree.',
    signature: 'Rocío y Manuel, Triana',
  },
] as const;
