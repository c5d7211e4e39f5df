import { Router, type RequestHandler } from 'express';

/**
 * Redirects the address of the property-management page to where the operator has it (PD-13).
 * @param target undefined: the address is not found
 */
export function createPropertyManagement(target: string | undefined): RequestHandler {
  const router = Router();
  if (target !== undefined)
    router.get('/es/servicios/gestion-patrimonial', (_req, res) => {
      res.set('Cache-Control', 'no-store').redirect(302, target);
    });
  return router;
}
