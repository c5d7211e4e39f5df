import { logoAlt, portraitAlt } from './peopleAlts.ts';

it('says who sits for a portrait, in their gender and with what Catalan elides', () => {
  expect(portraitAlt('Ana Mas', 'female')).toEqual({
    'es-ES': 'Retrato ilustrado de Ana Mas, agente inmobiliaria',
    'ca-ES': "Retrat il·lustrat d'Ana Mas, agent immobiliària",
    'en-US': 'Illustrated portrait of Ana Mas, estate agent',
  });
  expect(portraitAlt('Pol Roig', 'male')).toMatchObject({
    'es-ES': 'Retrato ilustrado de Pol Roig, agente inmobiliario',
    'ca-ES': 'Retrat il·lustrat de Pol Roig, agent immobiliari',
  });
  expect(portraitAlt('Helena Vives', 'other')).toMatchObject({
    'es-ES': 'Retrato ilustrado de Helena Vives, agente de la red',
    'ca-ES': "Retrat il·lustrat d'Helena Vives, agent de la xarxa",
  });
});

it('says whose a logo is', () => {
  expect(logoAlt('Casa Clara')).toEqual({
    'es-ES': 'Logotipo de Casa Clara',
    'ca-ES': 'Logotip de Casa Clara',
    'en-US': 'Logo of Casa Clara',
  });
});
