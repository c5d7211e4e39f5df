import type { ArticleInput } from './article.ts';
import { alquilarMiPisoDeFormaSegura } from './alquilar-mi-piso-de-forma-segura.ts';
import { comoElegirUnaAgencia } from './como-elegir-una-agencia.ts';
import { porQueNoSeVendeMiPiso } from './por-que-no-se-vende-mi-piso.ts';
import { venderConAgenciaOPorMiCuenta } from './vender-con-agencia-o-por-mi-cuenta.ts';
import { venderMiPisoRapido } from './vender-mi-piso-rapido.ts';

/** The magazine's articles, newest first. */
export const articles: readonly ArticleInput[] = [
  venderMiPisoRapido,
  alquilarMiPisoDeFormaSegura,
  comoElegirUnaAgencia,
  venderConAgenciaOPorMiCuenta,
  porQueNoSeVendeMiPiso,
];
