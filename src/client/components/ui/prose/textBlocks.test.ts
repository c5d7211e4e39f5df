import { textBlocks } from './textBlocks.ts';

const list = (...items: string[]) => ({ mark: '•', items });

it.each([
  ['one line', 'Piso.', [{ lines: ['Piso.'] }]],
  ['paragraphs', 'Uno.\n\nDos.\r\n \r\n\r\nTres.', [{ lines: ['Uno.'] }, { lines: ['Dos.'] }, { lines: ['Tres.'] }]],
  ['lines of a paragraph', 'Planta baja:\n salón \r\ncocina', [{ lines: ['Planta baja:', 'salón', 'cocina'] }]],
  ['items', 'Tiene:\n• Luz\n•Terraza\nY más', [{ lines: ['Tiene:'] }, list('Luz', 'Terraza'), { lines: ['Y más'] }]],
  ['one item', '• Luz', [list('Luz')]],
  ['items with empty lines between them', '• Luz\n\n• Terraza', [list('Luz', 'Terraza')]],
  ['dashes', '- Luz\n-Terraza', [{ mark: '-', items: ['Luz', 'Terraza'] }]],
  ['a dash alone', 'Piso\n- sin muebles', [{ lines: ['Piso', '- sin muebles'] }]],
  ['what is no item', '•\n-\n--- \n* IVA no incluido', [{ lines: ['•', '-', '---', '* IVA no incluido'] }]],
  ['nothing', ' \n ', []],
])('%s', (_name, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
