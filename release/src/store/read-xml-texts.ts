const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    return entities.get(String(name)) ?? entity;
  });
}

/**
 * The texts of all elements of that name in an answer of S3, which has neither comments nor CDATA,
 * and whose elements of text have no attributes.
 */
export function readXmlTexts(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return [...elements].map(([, text = '']) => withoutEntities(text));
}
