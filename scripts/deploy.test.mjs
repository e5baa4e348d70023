import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { root } from './setup.mjs';

// Checks compose.yaml and its files without Docker.

const read = (name) => readFileSync(join(root, name), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true });
const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }));
const image = read('Dockerfile');
const proxyImage = read('deploy/proxy.Dockerfile');
const bases = (dockerfile) => [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);

/** A name with a full version and the base system; a longer tag or a digest is fine. */
const PINNED = /^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+\d*(-slim)?(@sha256:[0-9a-f]{64})?$/;

describe.each(services)('$name', ({ service }) => {
  test('is of an exact version', () => {
    const images = service.image
      ? [service.image]
      : bases(service.build === '.' ? image : proxyImage);
    expect(images.length).toBeGreaterThan(0);
    for (const one of images) expect(one).toMatch(PINNED);
  });

  test('says whether it is well', () => {
    const {
      test: [how, ...command],
      interval,
      timeout,
    } = service.healthcheck;
    expect(how).toMatch(/^CMD(-SHELL)?$/);
    expect(command.length).toBeGreaterThan(0);
    expect([interval, timeout]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('may do nothing but its work', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      init: true,
    });
    expect(service.cap_add).toBe(undefined);
    expect(service.privileged).toBe(undefined);
    expect(service.network_mode).toBe(undefined);
    expect(JSON.stringify(service.volumes ?? [])).not.toContain('docker.sock');
    const user = service.user ?? /^USER (\S+)/m.exec(image)[1];
    expect(user).not.toMatch(/^(root|0)\b/);
  });

  test('takes no more than its share, and its log neither', () => {
    const { cpus, memory, pids } = service.deploy.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(memory).toMatch(/^\d+[mg]$/);
    expect(pids).toBeGreaterThan(0);
    expect(service.logging.driver).toBe('json-file');
    expect(service.logging.options).toEqual({
      'max-size': expect.stringMatching(/^\d+m$/),
      'max-file': expect.stringMatching(/^\d+$/),
    });
  });

  test('starts again after a crash, and is named only where it is there', () => {
    expect(service.restart).toBe('unless-stopped');
    for (const other of Object.keys(service.depends_on ?? {})) {
      expect(service.depends_on[other].condition).toBe('service_healthy');
      expect(Object.keys(compose.services)).toContain(other);
    }
    for (const network of service.networks)
      expect(Object.keys(compose.networks)).toContain(network);
    for (const secret of service.secrets ?? [])
      expect(Object.keys(compose.secrets)).toContain(secret);
    for (const { source } of service.configs ?? [])
      expect(Object.keys(compose.configs)).toContain(source);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  test('is given no secret by its environment', () => {
    for (const [name, value] of Object.entries(service.environment ?? {})) {
      if (/PASSWORD|TOKEN|SECRET/.test(name))
        expect(`${name}=${value}`).toMatch(/_FILE=\/run\/secrets\/[\w-]+$/);
      expect(String(value)).not.toMatch(/:\/\/[^/]*:[^/]*@/);
    }
  });
});

test('only the proxy is reached from outside, and it does not reach the database', () => {
  expect(services.filter(({ service }) => service.ports).map(({ name }) => name)).toEqual([
    'proxy',
  ]);
  const { inside, back, push } = compose.networks;
  expect([inside.internal, back.internal]).toEqual([true, true]);
  const on = (network) =>
    services.filter(({ service }) => service.networks.includes(network)).map(({ name }) => name);
  expect(on('outside')).toEqual(['proxy']);
  expect(on('inside').sort()).toEqual(['node', 'proxy']);
  // Out to push services, on a network without anybody else.
  expect([push?.internal, on('push')]).toEqual([undefined, ['node']]);
  expect(on('back').sort()).toEqual(['backup', 'node', 'postgres', 'redis']);
});

test('the files it mounts are there, and secrets are nowhere in the tree or the image', () => {
  for (const { file } of Object.values(compose.configs))
    expect(existsSync(join(root, file)), file).toBe(true);
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
  expect(read('.gitignore')).toMatch(/^\/secrets\/$/m);
  const ignored = read('.dockerignore').split('\n');
  for (const name of [
    'secrets',
    '.env',
    '.env.*',
    'data',
    '.git',
    '**/node_modules',
    '**/dist',
    '**/dist-web',
    '**/*.tsbuildinfo',
  ])
    expect(ignored).toContain(name);
});

test('the image is built by commands that exist, from a Node that this project runs on', () => {
  const { scripts, engines } = JSON.parse(read('package.json'));
  const ran = [...image.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(ran).toEqual(['build']);
  for (const name of ran) expect(scripts).toHaveProperty(name);
  const least = Number(/\d+/.exec(engines.node)[0]);
  // Even versions of Node get years of support.
  for (const base of bases(image)) {
    const major = Number(/^node:(\d+)/.exec(base)[1]);
    expect(major).toBeGreaterThan(least);
    expect(major % 2).toBe(0);
  }
  expect(new Set(bases(image)).size).toBe(1);
  const ignored = read('.dockerignore').split('\n');
  for (const needed of ['packages', 'apps', 'scripts', 'bin', 'package-lock.json', '.npmrc'])
    expect(ignored).not.toContain(needed);
});

test('the image holds no trials', () => {
  const [, removed] = /&& rm -rf (.+)/.exec(image);
  expect(removed.split(' ')).toEqual(
    expect.arrayContaining(['apps/trials', 'node_modules/@hand-and-foot/trials']),
  );
});

test('the image and compose.yaml ask the same question about health', () => {
  const [, code] = /CMD \["node", "-e", "(.+)"\]/.exec(image);
  expect(compose.services.node.healthcheck.test.at(-1)).toBe(code);
});

test('the backup is made by the same PostgreSQL as the database', () => {
  expect(compose.services.backup.image).toBe(compose.services.postgres.image);
});

describe('the proxy', () => {
  const caddyfile = read('deploy/Caddyfile');

  test("shows figures and the operator's page only to people who reach a node itself", () => {
    const [, paths] = /@private path (.+)/.exec(caddyfile);
    expect(paths.split(' ')).toEqual(
      expect.arrayContaining([
        '/metrics',
        '/operator',
        '/operator/*',
        '/api/operator',
        '/api/operator/*',
      ]),
    );
    expect(caddyfile).toMatch(/^\trespond @private 404$/m);
  });

  test('passes everything else to the nodes, at the port they listen at', () => {
    const { command } = compose.services.node;
    const port = command.find((word) => word.startsWith('--port=')).slice('--port='.length);
    expect(caddyfile).toContain(`dynamic a node ${port} {`);
    expect(compose.services.node.healthcheck.test.at(-1)).toContain(`127.0.0.1:${port}/`);
    expect(image).toContain(`EXPOSE ${port}`);
    // A server that trusts its proxy needs a proxy that reports only what it sees.
    expect(command).toContain('--trust-proxy');
    expect(caddyfile).not.toMatch(/trusted_proxies|header_up/);
  });

  test('brings the people of a table together at one node', () => {
    expect(caddyfile).toMatch(/reverse_proxy \/api\/tables\/\* \{\n\t\tlb_policy uri_hash\n/);
    expect(caddyfile).toMatch(/\treverse_proxy \{\n\t\tlb_policy least_conn\n/);
  });

  test('is asked about its health where it listens', () => {
    const [, address] = /^(http:\/\/127\.0\.0\.1:\d+) \{$/m.exec(caddyfile);
    expect(compose.services.proxy.healthcheck.test.at(-1)).toBe(`${address}/`);
  });

  test('opens and closes as many braces', () => {
    expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);
  });
});

describe('the alerts', () => {
  const rules = parse(read('deploy/alerts.yaml')).groups.flatMap((group) => group.rules);
  const guide = read('docs/operations.md');
  const metrics = read('apps/server/src/metrics.ts');
  const reasons = read('apps/server/src/refusals.ts');

  test.each(rules)(
    '$alert watches a figure that there is, and the guide says what to do',
    (rule) => {
      const [, name] = /\b(hand_and_foot_[a-z_]+|nodejs_[a-z0-9_]+)/.exec(rule.expr);
      const isOurs = metrics.includes(`'${name.replace(/_bucket$/, '')}'`);
      expect(isOurs || name === 'nodejs_eventloop_lag_p99_seconds', name).toBe(true);
      for (const [, reason] of rule.expr.matchAll(/(?:reason=~?"|\|)(\w+)/g))
        expect(reasons).toContain(`'${reason}'`);
      expect(guide).toMatch(new RegExp(`^\\| \`${rule.alert}\` \\|`, 'm'));
    },
  );

  test('those of the guide are all there', () => {
    const named = [...guide.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });
});
