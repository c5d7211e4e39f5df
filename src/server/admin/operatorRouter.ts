import { Router } from 'express';

/**
 * Operators' paths have one spelling each: `/Admin/cache` and `/metrics/` are pages that do not exist, whatever a proxy
 * lets through.
 */
export const operatorRouter = (): Router => Router({ caseSensitive: true, strict: true });
