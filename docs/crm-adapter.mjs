// Receives Vencejo's events (docs/api.md#events) and writes them into a CRM, whose fields are made up here:
// LEADS_WEBHOOK_SECRET=whsec_… CRM_URL=https://crm.example/api CRM_TOKEN=… node docs/crm-adapter.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { LEADS_WEBHOOK_SECRET, CRM_URL, CRM_TOKEN, PORT = '4000', TOLERANCE_SECONDS = '300' } = process.env;
const key = Buffer.from(LEADS_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isSigned({ 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' }, body) {
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= Number(TOLERANCE_SECONDS))) return false;
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`);
  return signatures
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own));
}

/** By the event's id, so that an event that comes twice is one record. */
async function writeToCrm(id, { type, timestamp, data: { email, phone, full_name, name, surname, ...data } }) {
  const { ok, status } = await fetch(`${CRM_URL}/records/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${CRM_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ type, timestamp, email, phone, name: full_name ?? `${name ?? ''} ${surname ?? ''}`, data }),
    signal: AbortSignal.timeout(8_000),
  });
  if (!ok) throw new Error(`The CRM answers ${status}`);
}

createServer(async (req, res) => {
  try {
    const body = (await req.setEncoding('utf8').toArray()).join('');
    if (!isSigned(req.headers, body)) return res.writeHead(401).end();
    await writeToCrm(req.headers['webhook-id'], JSON.parse(body));
    res.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    res.writeHead(502).end();
  }
}).listen(Number(PORT));
