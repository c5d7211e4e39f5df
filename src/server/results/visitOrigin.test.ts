import { hostOf, visitOrigin } from './visitOrigin.ts';

const own = 'www.example.com';

it.each([
  ['https://www.google.es/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://chatgpt.com/', 'assistant'],
  ['https://gemini.google.com/app', 'assistant'],
  ['https://copilot.microsoft.com/', 'assistant'],
  ['https://www.idealista.com/inmueble/1/', 'portal'],
  ['https://www.pisos.com/', 'portal'],
  ['https://mail.google.com/mail/u/0/', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['android-app://com.google.android.gm/', 'mail'],
  ['https://www.example.com/viviendas-compra', 'site'],
  ['https://casaclara.example/pisos', 'other'],
  ['https://constructor.example/', 'other'],
  ['', 'direct'],
  ['no address', 'direct'],
])('of %s: %s', (referrer, kind) => {
  expect(visitOrigin({ from: hostOf(referrer), own, search: '' })).toBe(kind);
});

it.each([
  ['?utm_medium=email', 'mail'],
  ['?utm_source=chatgpt.com', 'assistant'],
  ['?utm_source=Kyero&utm_medium=feed', 'portal'],
  ['?utm_source=flyer', 'direct'],
  ['?rooms=2', 'direct'],
])('of a link that says so itself, %s: %s', (search, kind) => {
  expect(visitOrigin({ from: '', own, search })).toBe(kind);
});
