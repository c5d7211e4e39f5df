import loadable from '@loadable/component';
import { useEffect, useRef, useState } from 'react';
import { PlainShareMenu } from './PlainShareMenu.tsx';
import type { ShareMenuProps } from './shareLinks.ts';

/** A chunk of its own: its styles are not in the document, where the disclosure needs none of them. */
const ScriptedShareMenu = loadable(() => import(/* webpackChunkName: "shareMenu" */ './ScriptedShareMenu.tsx'), {
  resolveComponent: (m) => m.ScriptedShareMenu,
});

/**
 * Shares a page (docs/product.md#estate-page): six networks, a copy of its address, and the system's sheet where there
 * is one. Until its script is there it is a plain disclosure.
 */
export function ShareMenu({ shared, className }: ShareMenuProps) {
  const plain = useRef<HTMLDetailsElement>(null);
  const [menu, setMenu] = useState<'plain' | 'opened' | 'closed'>('plain');
  useEffect(() => {
    ScriptedShareMenu.load().then(
      () => {
        // A visitor who opened the disclosure meanwhile keeps an open menu.
        setMenu(plain.current?.open ? 'opened' : 'closed');
      },
      // The disclosure remains, and works.
      () => {},
    );
  }, []);
  if (menu === 'plain') return <PlainShareMenu ref={plain} shared={shared} className={className} />;
  return <ScriptedShareMenu shared={shared} className={className} defaultOpened={menu === 'opened'} />;
}
