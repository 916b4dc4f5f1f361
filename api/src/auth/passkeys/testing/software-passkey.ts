import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** CBOR (RFC 8949) of what an attestation holds: whole numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

interface Ceremony {
  options: Record<string, unknown>;
  origin: string;
  /** Whether the person was verified, by a fingerprint or a PIN. */
  isVerified?: boolean;
  /** The id of the site whose keys are used; that of the options if omitted. */
  rpId?: string;
}

function clientData(type: string, { options, origin }: Ceremony): Buffer {
  const { challenge } = options;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A passkey (ES256) as an authenticator and a browser make and use it. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function authenticatorData(rpId: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }

  return {
    /** The id of the credential. */
    id: base64url(id),
    /** Signs with an earlier counter from now on, as a copy of the key would. */
    resetCounter: () => (counter = 0),
    /** Answers `navigator.credentials.create`. */
    create(ceremony: Ceremony): Record<string, unknown> {
      const { rp } = ceremony.options as { rp: { id: string } };
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const flags = ceremony.isVerified === false ? 0x41 : 0x45;
      const authData = authenticatorData(ceremony.rpId ?? rp.id, flags, credential);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get(ceremony: Ceremony): Record<string, unknown> {
      const { rpId } = ceremony.options as { rpId: string };
      counter += 1;
      const flags = ceremony.isVerified === false ? 0x01 : 0x05;
      const authData = authenticatorData(ceremony.rpId ?? rpId, flags);
      const client = clientData('webauthn.get', ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}

/** A passkey (ES256) as an authenticator and a browser make and use it. */
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
