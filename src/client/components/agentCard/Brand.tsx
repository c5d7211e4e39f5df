import type { BrandLink } from '#shared/domain/agent.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

/** An agent's brand, and where it leads (docs/product.md#agent-card; the rule is brandLinkOf's). */
export function Brand({ link }: { link: BrandLink }) {
  if (link.to === 'web')
    return (
      <a href={link.url} target="_blank" rel="noopener external">
        {link.brand}
      </a>
    );
  if (link.to === 'agency')
    return (
      <RouteLink to="Agency" params={{ agency: link.slug }}>
        {link.brand}
      </RouteLink>
    );
  if (link.to === 'agent')
    return (
      <RouteLink to="Agent" params={{ agent: link.slug }}>
        {link.brand}
      </RouteLink>
    );
  return <span>{link.brand}</span>;
}
