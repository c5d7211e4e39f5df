import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';

export type MailBlock = { text: string } | { action: string; url: string; hint: string };

export interface MailParts {
  language: Language;
  title: string;
  brandName: string;
  publicOrigin: string;
  blocks: readonly MailBlock[];
  /** Why somebody gets it, and from whom. */
  footer: string;
}

/** Colours of src/client/theme/tokens.css: programs that read mail know no variables. */
const colours = {
  paper: '#faf6ee',
  raised: '#fffdf9',
  ink: '#1c2a2c',
  soft: '#536061',
  edge: '#e2d9c9',
  primary: '#124a4f',
  onColour: '#fffdf9',
};
const fonts = { headings: "Georgia,'Times New Roman',serif", text: "'Source Sans 3',Arial,Helvetica,sans-serif" };

const plain = (block: MailBlock): string => ('text' in block ? block.text : block.url);

const paragraph = (html: string, style = `font-size:17px;line-height:1.5;color:${colours.ink}`): string =>
  `<p style="margin:0 0 20px;${style}">${html}</p>`;

function marked(block: MailBlock): string {
  if ('text' in block) return paragraph(escapeHtml(block.text));
  const url = escapeHtml(block.url);
  const button = `<a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:6px;background:${colours.primary};color:${colours.onColour};font-weight:bold;text-decoration:none">${escapeHtml(block.action)}</a>`;
  return (
    paragraph(button) +
    paragraph(
      `${escapeHtml(block.hint)}<br><a href="${url}" style="color:${colours.primary};word-break:break-all">${url}</a>`,
      `font-size:14px;line-height:1.5;color:${colours.soft}`,
    )
  );
}

/**
 * A mail's two forms. A table holds the HTML together, and styles stand in it: that much every reading program shows.
 * No picture, nothing fetched.
 */
export function layOutMail({ language, title, brandName, publicOrigin, blocks, footer }: MailParts): {
  text: string;
  html: string;
} {
  const text = `${[...blocks.map(plain), `-- \n${footer}`].join('\n\n')}\n`;
  const html = `<!doctype html>
<html lang="${languageFacts[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};font-family:${fonts.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.raised};border:1px solid ${colours.edge};border-radius:10px"><tr><td style="padding:32px 32px 12px">
<p style="margin:0 0 28px;font-family:${fonts.headings};font-size:26px"><a href="${escapeHtml(publicOrigin)}/" style="color:${colours.primary};text-decoration:none">${escapeHtml(brandName)}</a></p>
${blocks.map(marked).join('\n')}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:20px 32px">
${paragraph(escapeHtml(footer), `font-size:14px;line-height:1.5;color:${colours.soft}`)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return { text, html };
}
