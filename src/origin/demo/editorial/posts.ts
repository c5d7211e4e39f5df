interface Post {
  category: 'news' | 'sector' | 'showcase' | 'home';
  slug: string;
  title: string;
  excerpt: string;
}

export const postCategories = {
  news: { slug: 'noticias', title: 'Noticias', color: '#1f4d4a' },
  sector: { slug: 'sector', title: 'Sector', color: '#2f6f8f' },
  showcase: { slug: 'escaparate', title: 'Escaparate', color: '#b4553a' },
  home: { slug: 'hogar', title: 'Hogar', color: '#7a6434' },
} as const;

/** The magazine's latest, newest first; the magazine itself is written in Spanish. */
export const posts: readonly Post[] = [
  {
    category: 'home', slug: 'vivir-con-luz-del-norte', title: 'Vivir con luz del norte',
    excerpt: 'No todo es orientación sur. Cómo elegir colores, textiles y lámparas cuando la claridad llega pareja durante todo el día.',
  },
  {
    category: 'sector', slug: 'que-mirar-antes-de-firmar-las-arras', title: 'Qué mirar antes de firmar las arras',
    excerpt: 'Nota simple, derramas, certificado energético: una lista breve para llegar a la firma con los deberes hechos.',
  },
  {
    category: 'showcase', slug: 'una-casa-de-pueblo-que-respira', title: 'Una casa de pueblo que respira',
    excerpt: 'Tres plantas, un patio y muros de medio metro: visitamos una reforma en Palafrugell hecha con cal, madera y paciencia.',
  },
  {
    category: 'news', slug: 'la-red-llega-a-quince-ciudades', title: 'La red llega a quince ciudades',
    excerpt: 'Con las incorporaciones de este otoño, ochenta y nueve agentes atienden ya de Girona a Tenerife.',
  },
  {
    category: 'home', slug: 'suelos-hidraulicos-como-cuidarlos', title: 'Suelos hidráulicos: cómo cuidarlos',
    excerpt: 'Jabón neutro, cera y nada de lejía. Los consejos de una restauradora para que duren otros cien años.',
  },
  {
    category: 'sector', slug: 'alquiler-de-temporada-lo-que-cambia', title: 'Alquiler de temporada: lo que cambia',
    excerpt: 'Registro, duración y finalidad. Resumimos en cinco puntos lo que propietarios e inquilinos deben saber.',
  },
  {
    category: 'showcase', slug: 'tres-aticos-y-tres-maneras-de-usar-la-terraza', title: 'Tres áticos y tres maneras de usar la terraza',
    excerpt: 'Un huerto, un comedor y un taller al aire libre en Sevilla, Zaragoza y Santa Cruz.',
  },
  {
    category: 'home', slug: 'mudarse-con-ninos-sin-perder-la-calma', title: 'Mudarse con niños sin perder la calma',
    excerpt: 'Un calendario de seis semanas y una caja que se abre la primera noche.',
  },
  {
    category: 'news', slug: 'el-veinte-por-ciento-que-se-comparte', title: 'El veinte por ciento que se comparte',
    excerpt: 'A qué entidades sin ánimo de lucro ha ido este año la parte de los beneficios que la red dona.',
  },
  {
    category: 'sector', slug: 'como-leer-un-certificado-energetico', title: 'Cómo leer un certificado energético',
    excerpt: 'De la A a la G: qué dicen el consumo y las emisiones, y cuánto se nota en la factura de enero.',
  },
];
