export { object } from 'zod/mini';
