import { languages, type Language } from '../i18n/languages.ts';
import { consents, type ConsentForm } from './consents.ts';
import { loadDictionary } from '../i18n/loadDictionary.ts';
import { consentTexts } from './consentTexts.ts';

/**
 * What every version of a form's texts was, by its SHA-256 in each language. A line here is what proves a stored
 * consent: none is ever changed or removed.
 */
const proofs: Record<ConsentForm, Record<string, Partial<Record<Language, string>>>> = {
  newsletter: {
    '2026-11-21': {
      es: '7bbc2a3471982a63f97f536d3570a08560012fb77a29dc84f7a5cec047bc5e17',
      ca: '31f6165186d4f90a6dd7913d2485e988a32fd6a5b51798c2686e9e7d06729104',
      en: 'b4afd7fda1ac4ac1bc932ca76d5cf423d32b7521ebe10ddcf21b1dfe3bd52223',
    },
    '2026-11-25': {
      es: '7bbc2a3471982a63f97f536d3570a08560012fb77a29dc84f7a5cec047bc5e17',
      ca: '31f6165186d4f90a6dd7913d2485e988a32fd6a5b51798c2686e9e7d06729104',
      en: '8159318900fde5f49d8e4cb20fc3fa79a884ba1ea1d8d53eebdd3531f58b8d8d',
      de: 'eee1eb99a85adcf7b2cf4a13fc5e7f7cfb92e1443834b3bb27103cad4af4a368',
      nl: '2d538ed3116cff5cc34c61c6e8f2c723c23e6c6ef9d0eeca0e1d0ac0198fd461',
      fr: '25dd998b6d0028aba34964d3ed5c46358597e3d21bca4a7c6747b4e06cb86998',
    },
    '2026-11-29.2': {
      es: '7bbc2a3471982a63f97f536d3570a08560012fb77a29dc84f7a5cec047bc5e17',
      ca: '31f6165186d4f90a6dd7913d2485e988a32fd6a5b51798c2686e9e7d06729104',
      en: '8159318900fde5f49d8e4cb20fc3fa79a884ba1ea1d8d53eebdd3531f58b8d8d',
      de: 'eee1eb99a85adcf7b2cf4a13fc5e7f7cfb92e1443834b3bb27103cad4af4a368',
      nl: '322c17c5c98a0fc066b3dd4cc62440b91b0047470d9a58ea0abff87e305d889a',
      fr: '1d0a63bfc75775c48939ca6cdd4dd5aa90c1eca6cdf7d2e222bf67322892148e',
    },
  },
  opportunity: {
    '2026-11-22': {
      es: '9c68dd86e382d77d4709beb53275c051d4bf20b3a9aa5aad42382df573577cf9',
      ca: 'd690473e5bc309b85ec2ae9c5a295b7e81d15c21bc993c3864986dc63f657080',
      en: 'ffa56bdd550e4fe6302874a5b4ddf267c757325ce9387494c48af4e07cfdd4f9',
    },
    '2026-11-25': {
      es: '9c68dd86e382d77d4709beb53275c051d4bf20b3a9aa5aad42382df573577cf9',
      ca: 'd690473e5bc309b85ec2ae9c5a295b7e81d15c21bc993c3864986dc63f657080',
      en: 'fecf9da0c88172776c49a6790090788dbbc1c5d07406304cce650e92ce553814',
      de: '96bc82e0ffd60f993814c11d57399bd407b3e0ad33e41ca04419722fa029a98e',
      nl: '63c7f35b47570d9aa43c848b455c007dc0de3e605d5927fd80662bae7c751fd8',
      fr: '193a386ab1c096f0421973a4e5d72f9bc2eac4a3d987fd7de0e19e2ec6d885a4',
    },
    '2026-11-29.2': {
      es: '9c68dd86e382d77d4709beb53275c051d4bf20b3a9aa5aad42382df573577cf9',
      ca: 'd690473e5bc309b85ec2ae9c5a295b7e81d15c21bc993c3864986dc63f657080',
      en: 'fecf9da0c88172776c49a6790090788dbbc1c5d07406304cce650e92ce553814',
      de: '96bc82e0ffd60f993814c11d57399bd407b3e0ad33e41ca04419722fa029a98e',
      nl: '396df69a97b45a5df5b30f44b18994c13b1a872ffc343b63cd54dc32c85adfab',
      fr: '65c45e2987127c23d7cdf3fb2944e05fa4c291cbbeeb5a539ae94b2f3d92cdef',
    },
  },
  networkEnquiry: {
    '2026-11-29': {
      es: '9d44ee082e421bf9c9184575043f5e4366592dab4a815e1b362c74a573f792f3',
      ca: '895d5bb1954eeab7a146c4edc58f6575b1f57c8e612d268eac8cd3a5d092e57f',
      en: '4c051a86b607675026defd407caffa70d6ec6ad21024fe0ab2905c9bf1399268',
      de: '271303aa7081c501c280c7e87167231232b5efc5c372b871c493dcda51958872',
      nl: '685e6c325ddb9c51003686723fbeeda2f876e9efc1f0c1a0aa1c8da63de0cb72',
      fr: '3d4c47676078f37bdde544acba7a5e963487685834800246fad252d7bcbbc03f',
    },
    '2026-11-29.2': {
      es: '9d44ee082e421bf9c9184575043f5e4366592dab4a815e1b362c74a573f792f3',
      ca: '895d5bb1954eeab7a146c4edc58f6575b1f57c8e612d268eac8cd3a5d092e57f',
      en: '4c051a86b607675026defd407caffa70d6ec6ad21024fe0ab2905c9bf1399268',
      de: '271303aa7081c501c280c7e87167231232b5efc5c372b871c493dcda51958872',
      nl: '685e6c325ddb9c51003686723fbeeda2f876e9efc1f0c1a0aa1c8da63de0cb72',
      fr: '850c305039ab7d7dcbb0ad077dc80e5b2693bca3c7767762d7f85031bbe6a578',
    },
  },
  ownerRequest: {
    '2026-11-22': {
      es: 'c4be78796bc038ae77ad25bf4ca1c80e63525e29f6974a8e5e76a4cd8dca1dfc',
      ca: 'c26e6d6ecc2d634e540f8a7901f3e91743a5f05255a1e636d7fa7dc6e822c62d',
      en: 'dacb48de1a08dc6fbe29d73c004426c8f2cf6daa396721657d78daea2af9010a',
    },
    '2026-11-25': {
      es: 'c4be78796bc038ae77ad25bf4ca1c80e63525e29f6974a8e5e76a4cd8dca1dfc',
      ca: 'c26e6d6ecc2d634e540f8a7901f3e91743a5f05255a1e636d7fa7dc6e822c62d',
      en: '102e373694dff2ce7f7e6226e532c539a02beded4dcfe1e9a36a79835da539e0',
      de: 'e6b9e688594462aa440ffa11ddce3afd0258731252d077f7368b0f9be70c5904',
      nl: 'f077f356005e248009a18d7d26394116b3772387333b8096ce861bb5434f95c3',
      fr: '5d6dd5aae945ae124a16c50183fafaa0e10515ef3b6cebe39f7090e716016753',
    },
    '2026-11-29.2': {
      es: 'c4be78796bc038ae77ad25bf4ca1c80e63525e29f6974a8e5e76a4cd8dca1dfc',
      ca: 'c26e6d6ecc2d634e540f8a7901f3e91743a5f05255a1e636d7fa7dc6e822c62d',
      en: '102e373694dff2ce7f7e6226e532c539a02beded4dcfe1e9a36a79835da539e0',
      de: 'e6b9e688594462aa440ffa11ddce3afd0258731252d077f7368b0f9be70c5904',
      nl: '554baed3cc8fa0199fb0d578329c6275605ee84d13390c076be6e64aa90d7579',
      fr: 'a1965c1b2e53fae73cb791af128df30e7dc0367e8ceab01195cc7638cf1b288e',
    },
  },
  advertReport: {
    '2026-11-29': {
      es: '2820e0e79ba829c9e7ee3f1ee4e4734d6f26234bb907b18a1df18de04b4f0cbd',
      ca: 'b4b7cb7d450fb357a070fbd37e11bfe57c270a5300a4ffe79a320561a2e7a426',
      en: 'ee67c3dca55a018db21677cc1276a4e8b0b3cc9139e264f2c523042df3a94e9c',
      de: 'a61e858af86d67b3d22fbc77a90c752e266402603e115a069f2d7a4a1edc39c3',
      nl: '4712b003058e002b6a3988588ac30da62503864b2a0d43cd0fc52abf7b4ffc26',
      fr: 'f67e54a085840eb68fed0a67251f1075100174063199604f4afcf7b22b790952',
    },
    '2026-11-30': {
      es: '2820e0e79ba829c9e7ee3f1ee4e4734d6f26234bb907b18a1df18de04b4f0cbd',
      ca: 'b4b7cb7d450fb357a070fbd37e11bfe57c270a5300a4ffe79a320561a2e7a426',
      en: '7362a5621236b0bf3a8b6cc6b74281c63c685a86dc3dcbb8ff42d18bedfbc5a2',
      de: 'a61e858af86d67b3d22fbc77a90c752e266402603e115a069f2d7a4a1edc39c3',
      nl: '4712b003058e002b6a3988588ac30da62503864b2a0d43cd0fc52abf7b4ffc26',
      fr: 'f67e54a085840eb68fed0a67251f1075100174063199604f4afcf7b22b790952',
    },
  },
  alert: {
    '2026-11-22': {
      es: 'ccacaa41652bea1cf7ae55940cbf496aae7ecc60c71eaa0642d5feff9d73b4be',
      ca: '1597c7695daa1d83a4633d4ac214fb1b806592985b663d96a592cc04053e8343',
      en: '23bcc844f83637e47e610e47c9df2897fa95433aa5b5955e259df7d47c703e08',
    },
    '2026-11-25': {
      es: 'ccacaa41652bea1cf7ae55940cbf496aae7ecc60c71eaa0642d5feff9d73b4be',
      ca: '1597c7695daa1d83a4633d4ac214fb1b806592985b663d96a592cc04053e8343',
      en: 'db4daa216501cd21dbb161e55e415c2951f1d40e0d9770afd956745c51e9a263',
      de: '14c8118eb3d92ed366cc2df336f697158d6c1f9805e1281143f79b556272411d',
      nl: '3c74656cdd2e816d1f7049da46ea6472721eb36226f4e44fb1b7f35dabe1bae1',
      fr: '9a7a50f24e7132c297a4f6427da4480541abd34137ec389dc9076f9aaaed1220',
    },
    '2026-11-29': {
      es: '6482323fab7b44d05bd08c7e6e494cac9b92ce5dd55048d6fd3bdf6fbc507dc6',
      ca: 'c78ad238f28216d9cba220affd92caf3fbdf6d7d51375ff2b94483181912a088',
      en: '2f136738e447fd06989846ce00b5c71f170d2f98927e3fcd80f82800cbd65b7c',
      de: '8daf6a90b538756939cb3ae3c5dc49cebe95ec5ac2831e41bcc8afb2b3d4f0bf',
      nl: 'afc8d566a3eb8caf8ef84696080a8ccb7d55b6bfe4fe683cd38088dcf417e4cc',
      fr: '01bcb0441f1426a3e3ff4b63193a433dc75bdf6a493a6a720a1383ae993dd689',
    },
    '2026-11-29.2': {
      es: '6482323fab7b44d05bd08c7e6e494cac9b92ce5dd55048d6fd3bdf6fbc507dc6',
      ca: 'c78ad238f28216d9cba220affd92caf3fbdf6d7d51375ff2b94483181912a088',
      en: '2f136738e447fd06989846ce00b5c71f170d2f98927e3fcd80f82800cbd65b7c',
      de: '8daf6a90b538756939cb3ae3c5dc49cebe95ec5ac2831e41bcc8afb2b3d4f0bf',
      nl: 'ce2080a84140fe65b0fa22a9f61b263298f8df996d953e3ce3e940947eba48c9',
      fr: '31bc18898339f6d1d10fb7c4d994567e60894f94d6a42b527167ad08118c46ba',
    },
  },
  alertAcceptance: {
    '2026-11-22': {
      es: 'a832868e4ad753be31b63fde8d8b41977a1f9865e41d49f422eb8f774b8abe54',
      ca: 'e66cf730d3f8b34f5834037f2e0aa965f4689a1bbd4a897275da5e8b7c3be953',
      en: '69a1226f1df1500374856d3ab32067a37ed5bc5a1d1f2715261e9d783e45608b',
      de: '8c8ce151b859985720d769e57ba819449cc5afab54c3046e3133da9be9df31d6',
      nl: 'be7f2b2e71c3fe950852bccfa874ed392f565c1258f7eba1ddc6d3692a6150f3',
      fr: '1e8d61bb8addb6de9936ddf482b1df9b2c44a4e15ff674baddbfc42a2607e302',
    },
    '2026-11-29': {
      es: 'f35e16ead5b60a4f1b1c67b6949f004e525f00b4146b1cd5209d7c52de419b7d',
      ca: '9edd353d077e1d711fb6c536ef5fe24cf601396d9bff3aa0c2accdd24f413d5f',
      en: 'c278787748a281a37ed53c5433b23208042af42385e7671d5b0bd530abd1b77f',
      de: '3c628939887ea6350f4b7e1dba38a4f5d4b13bb3c73963098aab0be28ad68c44',
      nl: '3783a560835c9ff18d6ea58937af81522eeec0783507a364312800d5269a487a',
      fr: 'de273db35ccaef9f2b1b0f42086529b736d65de78e60c4254366d2f4a5611e4f',
    },
    '2026-11-29.2': {
      es: 'f35e16ead5b60a4f1b1c67b6949f004e525f00b4146b1cd5209d7c52de419b7d',
      ca: '9edd353d077e1d711fb6c536ef5fe24cf601396d9bff3aa0c2accdd24f413d5f',
      en: 'c278787748a281a37ed53c5433b23208042af42385e7671d5b0bd530abd1b77f',
      de: '3c628939887ea6350f4b7e1dba38a4f5d4b13bb3c73963098aab0be28ad68c44',
      nl: 'af2d19318aef66ffb84b84216ef6532861491088b55b190cbc256c580335cfcf',
      fr: 'cb56c53355b8f4bad0dd31a4dcc75a0c6fc80664cc5561717b1297d9c511e8f9',
    },
  },
};

const sha256Of = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

const forms = Object.keys(consents) as ConsentForm[];

it.each(forms.flatMap((form) => languages.map((language) => [form, language] as const)))(
  'the texts of %s in %s are those of its version',
  async (form, language) => {
    const { version } = consents[form];
    const sha256 = await sha256Of(await consentTexts(form, language, loadDictionary));
    if (sha256 === proofs[form][version]?.[language]) return;
    throw new Error(
      `The texts of "${form}" (${language}) are not those that people agreed to as ${version}, now ${sha256}: give them a new version in consents.ts, and add its line here beside the old one.`,
    );
  },
);

it.each(forms)('every text of %s exists in every language', async (form) => {
  for (const language of languages)
    expect(JSON.parse(await consentTexts(form, language, loadDictionary))).toEqual(
      Array.from(consents[form].texts, (): unknown => expect.stringMatching(/\S/)),
    );
});
