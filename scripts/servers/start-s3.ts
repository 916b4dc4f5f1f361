/**
 * A private S3 server for tests: Ceph's object gateway with one monitor and one disk in memory, on
 * free loopback ports, in a temporary folder that is removed afterwards. It is the server in Debian
 * that creates an object only if it is absent (`If-None-Match: *`), even when many writers try at
 * the same time. As a command it starts one, prints its settings and runs until it is stopped.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../processes/run-command.ts';
import { findFreePort } from '../processes/port.ts';
import { runUntilSignal, startProcess, type RunningProcess } from '../processes/server-process.ts';
import { requirePrograms } from '../processes/system-packages.ts';

/** A running S3 server. */
export interface S3Server {
  /** The environment in which tests find it: `TEST_S3_ENDPOINT`, `TEST_S3_KEY`, `TEST_S3_SECRET`. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

const names = ['monmaptool', 'ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'] as const;
const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
/** For each step of the start, in milliseconds. */
const longestStart = 120_000;

/**
 * The disk does not register itself when it starts: it may not know the cluster's id yet, which it
 * learns from the monitor, and the monitor would turn it away.
 */
function configuration(folder: string, cluster: string, port: number): string {
  return `[global]
fsid = ${cluster}
mon_initial_members = a
mon_host = [v1:127.0.0.1:${port}/0]
ms_bind_msgr2 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
mon_warn_on_insecure_global_id_reclaim = false
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1G
mon_data_avail_crit = 1
rgw_thread_pool_size = 64
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
log_file = ${folder}/$name.log
pid_file = ${folder}/$name.pid
mon_data = ${folder}/mon
osd_data = ${folder}/osd
crash_dir = ${folder}/crash
keyring = ${folder}/keyring
osd_class_update_on_start = false
osd_crush_update_on_start = false
`;
}

async function isAnswering(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts an empty server.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startS3(root: string): Promise<S3Server> {
  const programs = await requirePrograms(root, names, packages);
  // Another program may have taken one of its ports, or the machine was too busy for a moment.
  return startOnce(root, programs).catch(() => startOnce(root, programs));
}

async function startOnce(
  root: string,
  programs: Record<(typeof names)[number], string>,
): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-s3-'));
  const settings = join(folder, 'ceph.conf');
  const [cluster, disk] = [randomUUID(), randomUUID()];
  const monitorPort = await findFreePort();
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const [key, secret] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const running: RunningProcess[] = [];

  async function stop(): Promise<void> {
    // Everything is in memory and no longer needed.
    await Promise.all(running.map((server) => server.kill()));
    await rm(folder, { recursive: true, force: true });
  }

  const run = (...command: string[]) =>
    mustRun(command, { root, signal: AbortSignal.timeout(longestStart) });

  function serve(tool: keyof typeof programs, ...args: string[]): RunningProcess {
    const server = startProcess([programs[tool], ...args], { cwd: folder });
    running.push(server);
    return server;
  }

  try {
    await mkdir(join(folder, 'osd'));
    await writeFile(settings, configuration(folder, cluster, monitorPort));
    await writeFile(join(folder, 'keyring'), '');
    const map = join(folder, 'monmap');
    const address = `[v1:127.0.0.1:${monitorPort}/0]`;
    const common = ['-c', settings];
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, map);
    await run('ceph-mon', ...common, '--mkfs', '-i', 'a', '--monmap', map);
    serve('ceph-mon', ...common, '-i', 'a', '-f');
    await run('ceph', ...common, 'osd', 'new', disk, '0');
    await run('ceph', ...common, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default');
    await run('ceph-osd', ...common, '-i', '0', '--mkfs', '--osd-uuid', disk);
    serve('ceph-osd', ...common, '-i', '0', '-f');
    const credentials = [`--access-key=${key}`, `--secret-key=${secret}`];
    const user = ['user', 'create', '--uid=test', '--display-name=test', ...credentials];
    await run('radosgw-admin', ...common, ...user);
    const listen = `beast endpoint=127.0.0.1:${port} tcp_nodelay=1`;
    const frontend = ['-n', 'client.rgw.a', '--rgw_frontends', listen];
    const gateway = serve('radosgw', ...common, ...frontend, '-f');
    await gateway.whenServing(() => isAnswering(endpoint), longestStart);
  } catch (error) {
    await stop();
    throw error;
  }
  const env = { TEST_S3_ENDPOINT: endpoint, TEST_S3_KEY: key, TEST_S3_SECRET: secret };
  return { env, stop };
}

if (import.meta.main) {
  const server = await startS3(join(import.meta.dirname, '../..'));
  for (const [name, value] of Object.entries(server.env)) console.log(`${name}=${value}`);
  await runUntilSignal(server.stop);
}
