/** How the server will run: where its secrets are then, and what the files of deploy/ settle by themselves. */
export interface Target {
  readonly name: 'systemd' | 'compose' | 'kubernetes';
  /** Where the server finds the files of secrets; null = where they were written. */
  readonly secretsAt: string | null;
  /** Settings that are not asked for; what is stored or given wins. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Settings that the files of deploy/ set, so that none of them is asked for or written. */
  readonly settled: readonly string[];
  /** The user id that reads the secrets; null = a user of this machine. */
  readonly uid: number | null;
}

/** Of deploy/compose/compose.yaml: the names in its network and the secrets that it shares with them. */
const COMPOSE_SETTLES = [
  'TRUST_PROXY',
  'STORAGE',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
];

const TARGETS: Readonly<Record<Target['name'], Target>> = {
  systemd: {
    name: 'systemd',
    secretsAt: null,
    fixed: { MODE: 'production', HOST: '127.0.0.1', PORT: '8080' },
    settled: [],
    uid: null,
  },
  compose: {
    name: 'compose',
    secretsAt: '/run/secrets',
    fixed: { MODE: 'production' },
    settled: COMPOSE_SETTLES,
    uid: 1000,
  },
  kubernetes: {
    name: 'kubernetes',
    secretsAt: '/run/secrets/countersign',
    // A pod has no disk of its own that outlives it.
    // Prometheus asks each pod; network-policies.yaml says who else may.
    fixed: { MODE: 'production', STORAGE: 's3', METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    settled: [],
    uid: null,
  },
};

export const TARGET_NAMES = Object.keys(TARGETS) as Target['name'][];
export const targetOf = (name: string): Target | null => TARGETS[name as Target['name']] ?? null;
