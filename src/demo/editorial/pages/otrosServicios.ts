import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const otrosServicios: CorporatePageInput = {
  slug: 'otros-servicios',
  es: {
    title: 'Otros servicios',
    description:
      'Lo que {{brand}} hace además de vender y alquilar: valoraciones, reformas, hipotecas, mudanzas y gestión.',
    body: `Una casa da trabajo antes de la firma y después. Para lo que no hacemos nosotros, tenemos gente de confianza cerca.

## Valoración por escrito

Un agente visita la vivienda y entrega un informe con ventas comparables, un precio recomendado y el plazo que cabe esperar. Sirve para decidir, para repartir una herencia o para hablar con el banco. No sustituye a una tasación oficial.

## Reforma y puesta a punto

Albañiles, pintores y electricistas que ya han trabajado con la red, con presupuesto cerrado. El agente pasa por la obra y le manda fotos.

## Hipoteca

Comparamos con usted las ofertas de varias entidades y le explicamos qué significa cada cláusula. No cobramos comisión del banco.

## Papeles

Certificado energético, cédula de habitabilidad, cancelación registral de una hipoteca pagada: pedimos lo que falta y le decimos cuánto cuesta antes de encargarlo.

## Mudanza y suministros

Cambio de titular de luz, agua y gas, y una lista de empresas de mudanzas que cumplen el horario.

## Gestión del patrimonio

Para quien tiene varias viviendas, o vive lejos de la suya, hay un [servicio aparte](/magazine/red/gestion-patrimonial).

Pregunte por cualquiera de ellos a [su agente](/agentes) o escriba a [{{email}}](mailto:{{email}}).`,
  },
  ca: {
    title: 'Altres serveis',
    description: 'El que fa {{brand}} a més de vendre i llogar: valoracions, reformes, hipoteques, mudances i gestió.',
    body: `Una casa dona feina abans de la signatura i després. Per al que no fem nosaltres, tenim gent de confiança a prop.

## Valoració per escrit

Un agent visita l’habitatge i lliura un informe amb vendes comparables, un preu recomanat i el termini que es pot esperar. Serveix per decidir, per repartir una herència o per parlar amb el banc. No substitueix una taxació oficial.

## Reforma i posada a punt

Paletes, pintors i electricistes que ja han treballat amb la xarxa, amb pressupost tancat. L’agent passa per l’obra i us n’envia fotos.

## Hipoteca

Comparem amb vós les ofertes de diverses entitats i us expliquem què vol dir cada clàusula. No cobrem cap comissió del banc.

## Papers

Certificat energètic, cèdula d’habitabilitat, cancel·lació registral d’una hipoteca pagada: demanem el que falta i us diem què costa abans d’encarregar-ho.

## Mudança i subministraments

Canvi de titular de llum, aigua i gas, i una llista d’empreses de mudances que compleixen l’horari.

## Gestió del patrimoni

Per a qui té diversos habitatges, o viu lluny del seu, hi ha un [servei a part](/magazine/ca/red/gestion-patrimonial).

Pregunteu per qualsevol d’aquests serveis al [vostre agent](/ca/agents) o a [{{email}}](mailto:{{email}}).`,
  },
  en: {
    title: 'Other services',
    description:
      'What {{brand}} does besides selling and letting: valuations, renovation, mortgages, moving and management.',
    body: `A home means work before you sign, and afterwards. What we do not do ourselves, we leave to people we trust close by.

## Written valuation

An agent visits the home and gives you a report with comparable sales, a recommended price and the time it is likely to take. It helps you decide, divide an inheritance or talk to the bank. It does not replace an official valuation (tasación).

## Renovation and repairs

Builders, painters and electricians who have worked with the network before, at a fixed price. Your agent visits the site and sends you photographs.

## Mortgage

We compare the offers of several lenders with you and explain what each clause means. We take no commission from the bank.

## Paperwork

Energy certificate, certificate of occupancy (cédula de habitabilidad), cancellation of a paid-off mortgage at the Land Registry: we request whatever is missing, and tell you the price before we do.

## Moving and utilities

Electricity, water and gas transferred to your name, and a list of removal firms that arrive on time.

## Property management

If you own several homes, or live far from the one you have, there is a [separate service](/magazine/en/red/gestion-patrimonial).

Ask [your agent](/en/agents) about any of these, or write to [{{email}}](mailto:{{email}}).`,
  },
};
