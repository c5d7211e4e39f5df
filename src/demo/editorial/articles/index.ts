import type { ArticleInput } from '#origin/import/magazineInput.ts';
import { alquilarMiPisoDeFormaSegura } from './alquilar-mi-piso-de-forma-segura.ts';
import { alquilerDeTemporadaLoQueCambia } from './alquiler-de-temporada-lo-que-cambia.ts';
import { comoElegirUnaAgencia } from './como-elegir-una-agencia.ts';
import { comoLeerUnCertificadoEnergetico } from './como-leer-un-certificado-energetico.ts';
import { elVeintePorCientoQueSeComparte } from './el-veinte-por-ciento-que-se-comparte.ts';
import { laRedLlegaAQuinceCiudades } from './la-red-llega-a-quince-ciudades.ts';
import { mudarseConNinosSinPerderLaCalma } from './mudarse-con-ninos-sin-perder-la-calma.ts';
import { porQueNoSeVendeMiPiso } from './por-que-no-se-vende-mi-piso.ts';
import { queMirarAntesDeFirmarLasArras } from './que-mirar-antes-de-firmar-las-arras.ts';
import { suelosHidraulicosComoCuidarlos } from './suelos-hidraulicos-como-cuidarlos.ts';
import { tresAticosYTresManerasDeUsarLaTerraza } from './tres-aticos-y-tres-maneras-de-usar-la-terraza.ts';
import { unaCasaDePuebloQueRespira } from './una-casa-de-pueblo-que-respira.ts';
import { venderConAgenciaOPorMiCuenta } from './vender-con-agencia-o-por-mi-cuenta.ts';
import { venderMiPisoRapido } from './vender-mi-piso-rapido.ts';
import { vivirConLuzDelNorte } from './vivir-con-luz-del-norte.ts';

/** The magazine's articles, newest first, as the home page shows them. */
export const articles: readonly ArticleInput[] = [
  vivirConLuzDelNorte,
  queMirarAntesDeFirmarLasArras,
  unaCasaDePuebloQueRespira,
  laRedLlegaAQuinceCiudades,
  suelosHidraulicosComoCuidarlos,
  alquilerDeTemporadaLoQueCambia,
  tresAticosYTresManerasDeUsarLaTerraza,
  mudarseConNinosSinPerderLaCalma,
  elVeintePorCientoQueSeComparte,
  comoLeerUnCertificadoEnergetico,
  venderMiPisoRapido,
  alquilarMiPisoDeFormaSegura,
  comoElegirUnaAgencia,
  venderConAgenciaOPorMiCuenta,
  porQueNoSeVendeMiPiso,
];
