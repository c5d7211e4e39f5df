/** Compiled from layout.mjml by `npm run mail-layout`. */
export const layout = {
  start: `<!doctype html>
<html lang="[[tag]]" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>[[title]]</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
:root {
color-scheme: light dark;
supported-color-schemes: light dark;
}
@media (prefers-color-scheme: dark) {
.paper,
.paper > div {
background: [[dark-paper]] !important;
}
.card,
.card > table {
background: [[dark-paper-raised]] !important;
}
.card > table > tbody > tr > td {
border-color: [[dark-edge]] !important;
}
.ink,
.ink div,
.ink table,
.ink td,
.ink h1 {
color: [[dark-ink]] !important;
}
.soft,
.soft div,
.soft p,
.soft th {
color: [[dark-ink-soft]] !important;
}
.sunken {
background: [[dark-paper-sunken]] !important;
}
.link,
.soft .link,
.ink .link {
color: [[dark-primary]] !important;
}
.rule {
border-color: [[dark-secondary]] !important;
}
.row th,
.row td {
border-color: [[dark-edge]] !important;
}
.logo {
background: [[light-paper]] !important;
border-radius: 6px;
padding: 8px 12px;
}
.button td,
.button a {
background: [[dark-primary]] !important;
color: [[dark-on-colour]] !important;
}
}
</style>
<meta name="color-scheme" content="light dark" /> <meta name="supported-color-schemes" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
<!-- Programs that read mail know no variables: mailLook.ts has the colours by their names. -->
</head>
<body  class="paper" style="word-spacing:normal;background-color:[[light-paper]];">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">[[preview]]</div>
<div
aria-label="[[title]]" aria-roledescription="email" role="article" lang="[[tag]]" dir="ltr" style="word-spacing:normal;background-color:[[light-paper]];"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:28px 16px 16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:568px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:[[font-headings]];font-size:26px;line-height:1.2;text-align:left;color:[[light-ink]];"
><a class="link" href="[[home]]" style="color: [[light-primary]]; text-decoration: none"
>`,
  name: `[[brand]]`,
  logo: `<img
class="logo"
src="cid:logo"
alt="[[brand]]"
width="[[width]]"
height="[[height]]"
style="display: block; border: 0"
/>`,
  letter: `</a
></div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0 16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="card-outlook" width="600px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:568px;" width="568" bgcolor="[[light-paper-raised]]" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="card" style="background:[[light-paper-raised]];background-color:[[light-paper-raised]];margin:0px auto;max-width:568px;border-radius:12px;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:[[light-paper-raised]];background-color:[[light-paper-raised]];width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border:1px solid [[light-edge]];border-radius:12px;direction:ltr;font-size:0px;padding:28px 0 10px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:566px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:17px;line-height:1.5;text-align:left;color:[[light-ink]];"
><h1
style="margin: 0; font-family: [[font-headings]]; font-size: 24px; font-weight: normal; line-height: 1.25"
>
[[title]]
</h1></div>
</td>
</tr>`,
  text: `<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:17px;line-height:1.5;text-align:left;color:[[light-ink]];"
>[[text]]</div>
</td>
</tr>`,
  soft: `<tr>
<td
align="left" class="soft" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:15px;line-height:1.5;text-align:left;color:[[light-ink-soft]];"
>[[text]]</div>
</td>
</tr>`,
  quote: `<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:17px;line-height:1.5;text-align:left;color:[[light-ink]];"
><div class="rule" style="border-left: 4px solid [[light-secondary]]; padding-left: 16px">
<p class="soft" style="margin: 0 0 4px; font-size: 15px; color: [[light-ink-soft]]">[[label]]</p>
<span lang="[[tag]]">[[text]]</span>
</div></div>
</td>
</tr>`,
  facts: `<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 22px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="none" width="100%" border="0" style="color:[[light-ink]];font-family:[[font-text]];font-size:17px;line-height:1.4;table-layout:auto;width:100%;border:none;"
>`,
  fact: `<tr class="row">
<th
scope="row"
class="soft"
align="left"
valign="top"
width="34%"
style="
padding: 8px 12px 8px 0;
border-bottom: 1px solid [[light-edge]];
font-size: 15px;
font-weight: normal;
word-break: normal;
color: [[light-ink-soft]];
"
>
[[label]]
</th>
<td valign="top" style="padding: 8px 0; border-bottom: 1px solid [[light-edge]]; word-break: break-word">`,
  value: `[[value]]`,
  link: `<a class="link" href="[[url]]" style="color: [[light-primary]]">[[value]]</a>`,
  factEnd: `</td>
</tr>`,
  factsEnd: `</table>
</td>
</tr>`,
  home: `<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 22px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:[[light-ink]];font-family:[[font-text]];font-size:17px;line-height:1.4;table-layout:auto;width:100%;border:none;"
>
<tr>
<td class="sunken" style="background: [[light-paper-sunken]]; border-radius: 8px">`,
  homePicture: `<a href="[[url]]" style="text-decoration: none"
><img
src="[[image]]"
alt="[[alt]]"
width="520"
style="
display: block;
width: 100%;
height: auto;
border: 0;
border-radius: 8px 8px 0 0;
font-size: 14px;
line-height: 1.4;
color: [[light-ink]];
"
class="ink"
/></a>`,
  homeText: `<div style="padding: 14px 20px 16px">`,
  homeNote: `<strong style="font-size: 15px">[[note]]</strong><br />`,
  homeLink: `<a class="link" href="[[url]]" style="color: [[light-primary]]; font-weight: bold">[[title]]</a
><br />[[details]]`,
  homeAnswer: `<br /><a
class="link"
href="[[url]]"
style="display: inline-block; padding-top: 12px; color: [[light-primary]]"
>[[action]]</a
>`,
  homeEnd: `</div>
</td>
</tr>
</table>
</td>
</tr>`,
  person: `<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 22px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:[[light-ink]];font-family:[[font-text]];font-size:17px;line-height:1.4;table-layout:auto;width:100%;border:none;"
>
<tr>`,
  personFace: `<td width="88" valign="top" style="padding-right: 16px">
<img
src="[[image]]"
alt=""
width="72"
style="display: block; width: 72px; height: auto; border: 0; border-radius: 8px"
/>
</td>`,
  personText: `<td valign="middle">
<strong>[[name]]</strong><br />[[details]]`,
  personPhone: `<br /><a class="link" href="[[url]]" style="color: [[light-primary]]; white-space: nowrap">[[phone]]</a>`,
  personEnd: `</td>
</tr>
</table>
</td>
</tr>`,
  softLink: `<tr>
<td
align="left" class="soft" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:15px;line-height:1.5;text-align:left;color:[[light-ink-soft]];"
><a class="link" href="[[url]]" style="color: [[light-primary]]">[[action]]</a></div>
</td>
</tr>`,
  action: `<tr>
<td
align="left" class="button" style="font-size:0px;padding:4px 24px 18px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="[[light-primary]]" role="presentation" style="border:none;border-radius:6px;cursor:auto;mso-padding-alt:14px 26px;background:[[light-primary]];" valign="middle"
>
<a
href="[[url]]" style="display:inline-block;background:[[light-primary]];color:[[light-on-colour]];font-family:[[font-text]];font-size:17px;font-weight:bold;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 26px;mso-padding-alt:0px;border-radius:6px;" target="_blank"
>
[[action]]
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>`,
  actionHint: `<tr>
<td
align="left" class="soft" style="font-size:0px;padding:0 24px 18px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:15px;line-height:1.5;text-align:left;color:[[light-ink-soft]];"
>[[hint]]<br /><a class="link" href="[[url]]" style="color: [[light-primary]]; word-break: break-all"
>[[url]]</a
></div>
</td>
</tr>`,
  end: `</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:20px 16px 28px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:568px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="soft" style="font-size:0px;padding:0 24px 10px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:15px;line-height:1.5;text-align:left;color:[[light-ink-soft]];"
>[[why]]</div>
</td>
</tr>`,
  unsubscribe: `<tr>
<td
align="left" class="soft" style="font-size:0px;padding:0 24px 10px;word-break:break-word;"
>
<div
style="font-family:[[font-text]];font-size:15px;line-height:1.5;text-align:left;color:[[light-ink-soft]];"
><a class="link" href="[[url]]" style="color: [[light-primary]]">[[action]]</a></div>
</td>
</tr>`,
  foot: `</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`,
} as const;
