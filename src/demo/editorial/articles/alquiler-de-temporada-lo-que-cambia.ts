import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const alquilerDeTemporadaLoQueCambia: ArticleInput = {
  slug: 'alquiler-de-temporada-lo-que-cambia',
  category: 'sector-inmobiliario',
  date: '2026-02-05',
  author: 'Núria Puigdomènech',
  es: {
    title: 'Alquiler de temporada: lo que cambia',
    excerpt:
      'Registro, duración y finalidad: en cinco puntos, lo que propietarios e inquilinos deben saber este año, con lo propio de Cataluña.',
    body: `Alquilar por meses ya no es el terreno sin normas que fue. Desde julio de 2025 hay un registro estatal, este febrero se presenta por primera vez una declaración anual y en Cataluña rige desde enero una ley nueva. Lo resumimos en cinco puntos, con fecha de hoy: es una materia que se mueve.

## 1. Manda la finalidad, no los once meses

La [Ley de Arrendamientos Urbanos](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) llama arrendamiento para uso distinto del de vivienda (art. 3) al que se hace por temporada: un curso, un tratamiento médico, una obra en casa, un verano. No fija un máximo de once meses ni de ningún otro número. Lo que cuenta es que el inquilino tenga un motivo temporal y su hogar esté o vaya a estar en otra parte.

Si quien firma vive allí todo el año, es vivienda habitual aunque el papel diga otra cosa, y un juez puede reconocerle los cinco años.

## 2. El motivo se escribe y se prueba

Ponga la causa en el contrato y una el documento que la acredita: la matrícula, la carta de la empresa, el contrato de obra. Indique también el domicilio habitual del inquilino. Encadenar contratos con la misma persona es el indicio más claro de que la temporada no existe.

## 3. Cataluña: casi lo mismo que la vivienda habitual

La Ley 11/2025, de 29 de diciembre, en vigor desde el 1 de enero de 2026, distingue dos casos:

- **Ocio y vacaciones.** Siguen fuera del régimen de la vivienda, si esa finalidad consta y se acredita.
- **Trabajo, estudios, salud y situaciones parecidas.** El contrato puede ser temporal, pero se le aplican las reglas de la vivienda sobre fianza, renta y actualización: en zona tensionada, la renta tiene tope. La causa se documenta al depositar la fianza.

En el alquiler por habitaciones, la suma de las rentas no puede superar, en zona tensionada, la que correspondería a la vivienda entera. La información oficial la publica la [Agencia de la Vivienda de Cataluña](https://agenciahabitatge.gencat.cat).

## 4. El número de registro

Quien anuncia un alquiler de corta duración en una plataforma que permite contratarlo en línea necesita un número de registro de alquiler, conocido como NRUA (Real Decreto 1312/2024). Lo asigna el Registro de la Propiedad, se pide en la [sede de los registradores](https://sede.registradores.org) y debe aparecer en el anuncio. Vale tanto para el uso turístico como para la temporada.

Cada febrero hay que presentar además un modelo con los alquileres del año anterior: finalidad, número de huéspedes y fechas, sin nombres. El primero, con los datos de 2025, se presenta este mes. El real decreto está recurrido ante el Tribunal Supremo; mientras no haya sentencia, hay que cumplirlo.

El piso turístico es otra cosa y necesita su propio título autonómico o municipal. La comunidad de propietarios también decide: desde abril de 2025 tiene que aprobarlo expresamente por tres quintos, salvo donde hay un régimen civil propio, como Cataluña, donde hay que mirar los estatutos.

## 5. El dinero

- **Fianza.** Dos mensualidades en los usos distintos de vivienda; una, en los contratos catalanes que siguen las reglas de la vivienda. Se deposita en el organismo autonómico.
- **Honorarios.** En los usos distintos de vivienda se pactan. Si el contrato sigue las reglas de la vivienda, los paga el propietario.
- **Suministros.** Detállelos: quién los paga y con qué lectura de contador se empieza.
- **Impuestos.** La renta se declara en el IRPF, y la reducción por alquiler de vivienda habitual no se aplica a la temporada.

## Una regla para no equivocarse

Antes de elegir el contrato, pregunte a su inquilino dónde estará empadronado y por qué se irá. Si no sabe responder a lo segundo, haga un contrato de vivienda. Lo explicamos en [alquilar mi piso de forma segura](/magazine/sector-inmobiliario/alquilar-mi-piso-de-forma-segura), y un agente puede revisarlo con usted: vea [el servicio de alquiler](/servicios/alquilar).`,
  },
  ca: {
    title: 'Lloguer de temporada: què canvia',
    excerpt:
      'Registre, durada i finalitat: en cinc punts, el que propietaris i llogaters han de saber enguany, amb el que és propi de Catalunya.',
    body: `Llogar per mesos ja no és el terreny sense normes que havia estat. Des del juliol del 2025 hi ha un registre estatal, aquest febrer es presenta per primera vegada una declaració anual i a Catalunya regeix des del gener una llei nova. Ho resumim en cinc punts, amb data d’avui: és una matèria que es mou.

## 1. Compta la finalitat, no els onze mesos

La [Llei d’arrendaments urbans](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) considera arrendament per a ús diferent del d’habitatge (art. 3) el que es fa per temporada: un curs, un tractament mèdic, unes obres a casa, un estiu. No fixa un màxim d’onze mesos ni de cap altre nombre. Cal que el llogater tingui un motiu temporal i que la seva llar sigui, o hagi de ser, en un altre lloc.

Si qui signa hi viu tot l’any, és habitatge habitual encara que el paper digui una altra cosa, i un jutge li pot reconèixer els cinc anys.

## 2. El motiu s’escriu i es prova

Poseu la causa al contracte i afegiu-hi el document que l’acredita: la matrícula, la carta de l’empresa, el contracte d’obres. Indiqueu-hi també el domicili habitual del llogater. Encadenar contractes amb la mateixa persona és l’indici més clar que la temporada no existeix.

## 3. Catalunya: gairebé com l’habitatge habitual

La Llei 11/2025, del 29 de desembre, en vigor des de l’1 de gener del 2026, distingeix dos casos:

- **Lleure i vacances.** Continuen fora del règim de l’habitatge, si aquesta finalitat hi consta i s’acredita.
- **Feina, estudis, salut i situacions semblants.** El contracte pot ser temporal, però s’hi apliquen les regles de l’habitatge sobre fiança, renda i actualització: en zona tensionada, la renda té topall. La causa es documenta en dipositar la fiança.

En el lloguer per habitacions, la suma de les rendes no pot superar, en zona tensionada, la que correspondria a l’habitatge sencer. La informació oficial és a l’[Agència de l’Habitatge](https://agenciahabitatge.gencat.cat).

## 4. El número de registre

Qui anuncia un lloguer de curta durada en una plataforma que permet contractar-lo en línia necessita un número de registre de lloguer, conegut com a NRUA (Reial decret 1312/2024). El dona el Registre de la Propietat, es demana a la [seu dels registradors](https://sede.registradores.org) i ha de sortir a l’anunci. Val tant per a l’ús turístic com per a la temporada.

Cada febrer, a més, cal presentar un model amb els lloguers de l’any anterior: finalitat, nombre d’hostes i dates, sense noms. El primer, amb les dades del 2025, es presenta aquest mes. Contra el reial decret hi ha recursos pendents al Tribunal Suprem; mentre no hi hagi sentència, s’ha de complir.

El pis turístic és una altra cosa i necessita el seu propi títol, autonòmic o municipal. La comunitat de propietaris també hi té alguna cosa a dir: a Catalunya cal mirar què en diuen els estatuts, i a la resta de l’Estat, des de l’abril del 2025, cal que l’aprovi expressament per una majoria de tres cinquenes parts.

## 5. Els diners

- **Fiança.** Dues mensualitats en els usos diferents d’habitatge; una, en els contractes catalans que segueixen les regles de l’habitatge. Es diposita a l’Incasòl.
- **Honoraris.** En els usos diferents d’habitatge es pacten. Si el contracte segueix les regles de l’habitatge, els paga el propietari.
- **Subministraments.** Detalleu-los: qui els paga i amb quina lectura de comptador es comença.
- **Impostos.** La renda es declara a l’IRPF, i la reducció per lloguer d’habitatge habitual no s’aplica a la temporada.

## Una regla per no equivocar-vos

Abans de triar el contracte, pregunteu al llogater on estarà empadronat i per què se n’anirà. Si no sap respondre la segona pregunta, feu un contracte d’habitatge. Ho expliquem a [llogar el meu pis de manera segura](/magazine/ca/sector-inmobiliario/alquilar-mi-piso-de-forma-segura), i un agent el pot revisar amb vós: vegeu [el servei de lloguer](/ca/serveis/llogar).`,
  },
  en: {
    title: 'Seasonal lets: what is changing',
    excerpt:
      'Registration, length and purpose: five points that owners and tenants should know this year, including what is particular to Catalonia.',
    body: `Letting by the month is no longer the unregulated corner it used to be. Since July 2025 there has been a national register; this February an annual return is due for the first time; and in Catalonia a new law has applied since January. Here it is in five points, as things stand today: this is a subject that keeps moving.

## 1. Purpose counts, not eleven months

The [Urban Leases Act](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) treats a seasonal let as a lease for a use other than housing (article 3): an academic year, medical treatment, building work at home, a summer. It sets no limit of eleven months or any other number. What matters is that the tenant has a temporary reason to be there, and a home that is or will be somewhere else.

If the person who signs lives there all year round, it is a main home whatever the paper says, and a court may grant them the full five years.

## 2. State the reason and prove it

Put the reason in the contract and attach the document that supports it: the enrolment, the employer’s letter, the builder’s contract. Give the tenant’s usual address as well. One contract after another with the same person is the clearest sign that there is no season at all.

## 3. Catalonia: almost the same as a main home

Law 11/2025 of 29 December, in force since 1 January 2026, draws a line between two cases:

- **Leisure and holidays.** These stay outside the rules on housing, provided that the purpose is stated and proven.
- **Work, studies, health and the like.** The contract may be temporary, but the housing rules on deposit, rent and rent reviews apply, so in a stressed area the rent is capped. The reason is documented when the deposit is lodged.

When a home is let by the room in a stressed area, the rents together may not exceed what the whole home could fetch. The official source is the Catalan housing agency, [Agència de l’Habitatge](https://agenciahabitatge.gencat.cat).

## 4. The registration number

Anyone who advertises a short-term let on a platform where it can be booked online needs a rental registration number, known as the NRUA (Royal Decree 1312/2024). The Land Registry issues it, you apply through the [registrars’ website](https://sede.registradores.org), and it must appear in the advert. It covers tourist and seasonal lets alike.

Every February there is also a return to file with the previous year’s lets: purpose, number of guests and dates, without names. The first, for 2025, is due this month. The decree has been challenged in the Supreme Court; until there is a judgment, it stands.

A holiday flat is another matter and needs a regional or municipal licence of its own. Since April 2025, outside regions with a property law of their own such as Catalonia, the owners’ association must also approve it expressly, by a three-fifths majority.

## 5. Money

- **Deposit.** Two months’ rent where the use is other than housing; one, in the Catalan contracts that follow the housing rules. It is lodged with the regional body.
- **Agency fees.** Where the use is other than housing, they are as agreed. If the contract follows the housing rules, the landlord pays them.
- **Utilities.** Spell them out: who pays, and from which meter reading.
- **Tax.** Rent goes on the income tax return, and the allowance for letting a main home does not apply to seasonal lets.

## A rule of thumb

Before you choose the contract, ask your tenants where they will be registered as residents, and why the stay will end. If there is no answer to the second question, use a residential contract. We explain it in [letting my flat safely](/magazine/en/sector-inmobiliario/alquilar-mi-piso-de-forma-segura), and an agent can go through it with you: see [the letting service](/en/services/rent).`,
  },
};
