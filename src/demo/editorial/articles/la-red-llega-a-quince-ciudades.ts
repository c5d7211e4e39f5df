import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const laRedLlegaAQuinceCiudades: ArticleInput = {
  slug: 'la-red-llega-a-quince-ciudades',
  category: 'noticias',
  date: '2026-10-08',
  author: 'Pelayo Cueto Friera',
  es: {
    title: 'La red llega a quince ciudades',
    excerpt:
      'Con las incorporaciones de este otoño, nuestros agentes atienden ya de Girona a Tenerife. Qué cambia para quien compra, vende o alquila.',
    body: `Sevilla, Málaga y Zaragoza son desde este otoño plazas propias de la red. No empezamos de cero: en las tres había ya agentes que trabajaban con nosotros, cada uno por su lado. Lo que cambia es que tienen compañeros en la misma ciudad, un directorio común y alguien que coge el teléfono cuando ellos están en una visita.

Con ellas son quince ciudades y ochenta y nueve agentes. De norte a sur: Girona, Barcelona y Tarragona; Burgos, Zaragoza, Salamanca y Madrid; Albacete, Valencia y Alicante; Sevilla, Granada y Málaga; Las Palmas y Santa Cruz de Tenerife.

## Por qué estas tres

No abrimos ciudades para poner una chincheta en el mapa. El orden ha sido siempre el mismo: primero alguien que conoce su barrio y quiere trabajar así, después un segundo que le haga compañía y, cuando ya se reparten las zonas con sentido, la plaza. En Zaragoza han sido varios años. En Málaga, menos, porque había con quién.

Hay ciudades grandes donde no estamos. Preferimos decir que no a tener un número de teléfono que suena en otra provincia.

## Qué cambia si compra o alquila

- Las viviendas de las tres ciudades se buscan como las demás: [Sevilla](/viviendas-sevilla-compra), [Málaga](/viviendas-malaga-compra) y [Zaragoza](/viviendas-zaragoza-compra), con su mapa y sus filtros.
- Cada una tiene [su directorio](/agentes), con las zonas, los idiomas y las reseñas de cada agente.
- Si se muda de una ciudad a otra, el agente de la primera puede presentarle al de la segunda. Es el favor que más nos piden: vender en Salamanca y comprar en Málaga con las fechas encajadas.

## Qué cambia si vende o alquila su casa

La petición se hace desde las páginas para [vender](/servicios/vender) o para [alquilar](/servicios/alquilar), y responde un agente de la ciudad que elija. Sevilla, Málaga y Zaragoza ya aparecen en esa lista. Si prefiere hablar con alguien en concreto, escríbale directamente desde su página: en [Sevilla](/agentes/sevilla), en [Málaga](/agentes/malaga) o en [Zaragoza](/agentes/zaragoza). Llega igual y contesta la misma persona.

Los honorarios son los de toda la red y están publicados en esas páginas.

## Lo que no cambia

Somos agentes que viven donde trabajan. Suena a lema y es una condición: quien se incorpora tiene que vivir en la ciudad que atiende, o a un paseo. Así sabe qué colegio tiene plazas, qué calle se inunda y a qué hora da el sol en la plaza, que son cosas que no salen en ningún anuncio.

Tampoco cambia que cada agente es un profesional independiente, con su nombre y su responsabilidad. La red pone la web, los contratos revisados, la formación y los compañeros. Ellos ponen la calle.

## Y ahora

Ahora toca asentarse. Durante los próximos meses no habrá ciudad dieciséis: queremos que quien llame en Zaragoza un martes por la tarde reciba el mismo trato que quien llama en Barcelona. Si es usted agente, vive en una de las quince y se reconoce en lo que ha leído, busque en el [directorio](/agentes) a quien tenga más cerca y pregúntele cómo le va. Le dirá la verdad, que es la mejor manera de empezar.`,
  },
  ca: {
    title: 'La xarxa arriba a quinze ciutats',
    excerpt:
      'Amb les incorporacions d’aquesta tardor, els nostres agents ja atenen de Girona a Tenerife. Què canvia per a qui compra, ven o lloga.',
    body: `Sevilla, Màlaga i Saragossa són des d’aquesta tardor places pròpies de la xarxa. No comencem de zero: a totes tres hi havia ja agents que treballaven amb nosaltres, cadascun pel seu compte. El que canvia és que ara tenen companys a la mateixa ciutat, un directori comú i algú que agafa el telèfon quan ells són en una visita.

Amb aquestes ja són quinze ciutats i vuitanta-nou agents. De nord a sud: Girona, Barcelona i Tarragona; Burgos, Saragossa, Salamanca i Madrid; Albacete, València i Alacant; Sevilla, Granada i Màlaga; Las Palmas i Santa Cruz de Tenerife.

## Per què aquestes tres

No obrim ciutats per clavar una xinxeta al mapa. L’ordre ha estat sempre el mateix: primer algú que coneix el seu barri i vol treballar així, després un segon que li faci companyia i, quan ja es reparteixen les zones amb sentit, la plaça. A Saragossa han calgut uns quants anys. A Màlaga, menys, perquè hi havia amb qui.

Hi ha ciutats grans on no som. Preferim dir que no a tenir un número de telèfon que sona en una altra província.

## Què canvia si compreu o llogueu

- Els habitatges de les tres ciutats es busquen com els altres: [Sevilla](/ca/habitatges-sevilla-compra), [Màlaga](/ca/habitatges-malaga-compra) i [Saragossa](/ca/habitatges-zaragoza-compra), amb el mapa i els filtres.
- Cadascuna té [el seu directori](/ca/agents), amb les zones, els idiomes i les ressenyes de cada agent.
- Si us traslladeu d’una ciutat a una altra, l’agent de la primera us pot presentar el de la segona. És el favor que més ens demanen: vendre a Salamanca i comprar a Màlaga fent encaixar les dates.

## Què canvia si veneu o poseu en lloguer casa vostra

La petició es fa des de les pàgines per [vendre](/ca/serveis/vendre) o per [llogar](/ca/serveis/llogar), i respon un agent de la ciutat que trieu. Sevilla, Màlaga i Saragossa ja surten en aquesta llista. Si preferiu parlar amb algú en concret, escriviu-li directament des de la seva pàgina: a [Sevilla](/ca/agents/sevilla), a [Màlaga](/ca/agents/malaga) o a [Saragossa](/ca/agents/zaragoza). Arriba igualment i contesta la mateixa persona.

Els honoraris són els de tota la xarxa i estan publicats en aquestes mateixes pàgines.

## Què no canvia

Som agents que viuen on treballen. Sembla un lema i és una condició: qui s’hi incorpora ha de viure a la ciutat que atén, o a dos passos. Així sap quina escola té places, quin carrer s’inunda i a quina hora toca el sol a la plaça, que són coses que no surten en cap anunci.

Tampoc no canvia que cada agent és un professional independent, amb el seu nom i la seva responsabilitat. La xarxa hi posa el web, els contractes revisats, la formació i els companys. Ells hi posen el carrer.

## I ara

Ara és hora d’assentar-se. Els mesos vinents no hi haurà setzena ciutat: volem que qui truqui a Saragossa un dimarts a la tarda rebi el mateix tracte que qui truca a Barcelona. Si sou agent, viviu en una de les quinze i us reconeixeu en el que heu llegit, busqueu al [directori](/ca/agents) qui tingueu més a prop i pregunteu-li com li va. Us dirà la veritat, que és la millor manera de començar.`,
  },
  en: {
    title: 'The network reaches fifteen cities',
    excerpt:
      'With those who joined us this autumn, our agents now look after homes from Girona to Tenerife. What it means if you buy, sell or let.',
    body: `Since this autumn Seville, Málaga and Zaragoza have been cities of the network in their own right. We are not starting from nothing: all three already had agents who worked with us, each on their own. What changes is that they now have colleagues in the same city, a shared directory, and somebody to pick up the phone while they are at a viewing.

That makes fifteen cities and eighty-nine agents. From north to south: Girona, Barcelona and Tarragona; Burgos, Zaragoza, Salamanca and Madrid; Albacete, Valencia and Alicante; Seville, Granada and Málaga; Las Palmas and Santa Cruz de Tenerife.

## Why these three

We do not open cities to put a pin in the map. The order has always been the same: first somebody who knows the neighbourhood and wants to work this way, then a second to keep them company and, once they divide the districts sensibly between them, the city. In Zaragoza it took several years. In Málaga it took fewer, because the people were there.

There are large cities where we are absent. We would rather say no than have a phone number that rings in another province.

## What changes if you are buying or renting

- Homes in the three cities are searched like all the others: [Seville](/en/properties-sevilla-buy), [Málaga](/en/properties-malaga-buy) and [Zaragoza](/en/properties-zaragoza-buy), with their map and filters.
- Each has [its directory](/en/agents), with the districts, languages and reviews of every agent.
- If you are moving from one city to another, the agent in the first can introduce you to the one in the second. It is the favour we are asked for most: to sell in Salamanca and buy in Málaga with dates that meet.

## What changes if you are selling or letting your home

You make your request on the page [for selling](/en/services/sell) or [for letting](/en/services/rent), and an agent from the city you choose replies. Seville, Málaga and Zaragoza are now on that list. If you would rather talk to somebody in particular, write to them from their own page: in [Seville](/en/agents/sevilla), [Málaga](/en/agents/malaga) or [Zaragoza](/en/agents/zaragoza). It arrives just the same, and the same person answers.

The fees are those of the whole network and are published on those pages.

## What does not change

We are agents who live where they work. It sounds like a slogan and it is a condition: anyone who joins must live in the city they look after, or a stroll away. That is how they know which school has places, which street floods and at what time the sun reaches the square, none of which appears in any advert.

Nor does it change that every agent is an independent professional, with a name and a responsibility of their own. The network provides the website, the contracts, the training and the colleagues. They provide the street.

## And now

Now it is time to settle in. There will be no sixteenth city in the coming months: we want whoever calls in Zaragoza on a Tuesday afternoon to be treated as well as whoever calls in Barcelona. If you are an agent, live in one of the fifteen and recognise yourself in what you have read, find whoever is nearest in the [directory](/en/agents) and ask how it is going. They will tell you the truth, which is the best way to begin.`,
  },
};
