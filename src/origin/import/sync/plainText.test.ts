import { plainText } from './plainText.ts';

it.each([
  ['<p>Piso con luz.</p><p>Vistas</p>', 'Piso con luz.\n\nVistas'],
  ['Piso<br>con luz<br/>y vistas</br>al mar', 'Piso\ncon luz\ny vistas\nal mar'],
  ['<ul><li>Terraza<li>Ascensor</ul>', '• Terraza\n• Ascensor'],
  ['Caf&eacute; &amp; t&#233;', 'Café & té'],
  ['a<script>alert("<p>x</p>")</script>b<STYLE>p {}</STYLE>c<!-- d -->', 'abc'],
  ['3 < 4, <b>100 m&sup2;</b>', '3 < 4, 100 m²'],
  ['<p>Hola</p><iframe src="https://tour.example/?a>b"/><p>Mundo &amp; sol</p>', 'Hola\n\nMundo & sol'],
  ['<p>Hola</p><IFRAME src="/a"><p>Mundo</p></IFRAME\n><p>Sol</p>', 'Hola\n\nMundo\n\nSol'],
  ...['noembed', 'noframes', 'plaintext', 'textarea', 'title', 'xmp'].map((tag) => [
    `<p>Hola</p><${tag}><p>Mundo &amp; sol</p>`,
    'Hola\n\nMundo & sol',
  ]),
  // Broken off: a tag without its end is none.
  ['Piso <stro', 'Piso'],
])('reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('keeps no list of open tags, whose upkeep would take the square of their number', () => {
  const moves = [jest.spyOn(Array.prototype, 'unshift'), jest.spyOn(Array.prototype, 'shift')];
  try {
    expect(plainText(`${'<p><b>'.repeat(1_000)}Piso${'</p>'.repeat(1_000)}`)).toBe('Piso');
    for (const move of moves) expect(move).not.toHaveBeenCalled();
  } finally {
    for (const move of moves) move.mockRestore();
  }
});
