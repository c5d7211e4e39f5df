import { signWebhook } from './signWebhook.ts';

/** Of the specification's reference implementations. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', now: 1_614_265_330_999 };
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signs as Standard Webhooks has it', () => {
  expect(signWebhook([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

it('has a signature for each of two secrets', () => {
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const { 'webhook-signature': both } = signWebhook([other, secret], message);
  const { 'webhook-signature': first } = signWebhook([other], message);
  expect(both).toBe(`${first} ${signature}`);
});

it('an id, a time or a body of its own has a signature of its own', () => {
  const signatureOf = (changes: Partial<typeof message>) =>
    signWebhook([secret], { ...message, ...changes })['webhook-signature'];
  const all = [{}, { id: 'msg_2' }, { now: message.now + 1_000 }, { body: '{"test": 2432232315}' }].map(signatureOf);
  expect(new Set(all).size).toBe(4);
});
