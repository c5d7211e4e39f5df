import { brandLinkOf } from './agent.ts';

describe("the brand on an agent's card", () => {
  const firm = { independent: false, slug: 'casa-clara', commercialBrand: 'Casa Clara' };
  const alone = { independent: true, slug: 'x', commercialBrand: 'Finques Mas' };

  it("leads to the agency's page", () => {
    expect(brandLinkOf({ slug: 'ana', commercialBrand: 'Casa Clara', agency: firm })).toEqual({
      brand: 'Casa Clara',
      to: 'agency',
      slug: 'casa-clara',
    });
  });

  it("leads to the agent's page when they work alone", () => {
    expect(brandLinkOf({ slug: 'ana', commercialBrand: 'Finques Mas', agency: alone })).toEqual({
      brand: 'Finques Mas',
      to: 'agent',
      slug: 'ana',
    });
  });

  it('leads to an address of the web where one is given', () => {
    expect(
      brandLinkOf({ slug: 'ana', commercialBrand: 'Finques Mas', agency: alone, web: 'https://mas.example' }),
    ).toEqual({ brand: 'Finques Mas', to: 'web', url: 'https://mas.example' });
  });

  it('is not shown for somebody who works alone without one', () => {
    expect(brandLinkOf({ slug: 'ana', agency: { independent: true, commercialBrand: 'Ana' } })).toBeNull();
    expect(brandLinkOf({ slug: 'ana' })).toBeNull();
  });

  it('leads nowhere without a page to lead to', () => {
    expect(brandLinkOf({ agency: { independent: false, commercialBrand: 'Casa Clara' } })).toEqual({
      brand: 'Casa Clara',
      to: 'nothing',
    });
    expect(brandLinkOf({ commercialBrand: 'Finques Mas', agency: alone })).toEqual({
      brand: 'Finques Mas',
      to: 'nothing',
    });
  });
});
