/** What `--help` prints. */
export const usage = `npm run release -- <command> [options]

  <remote>                       check, test, build, publish and promote mfe-<remote>
    --version <version>          in place of the one in its package.json
    --canary <percent>           only for a share of learners; with --learners <id,id> for these too
    --no-promote                 publish only
    --unchecked "<reason>"       without its tests and a try of its screens; the reason is recorded
  shell                          the same for the shell: --version, --no-promote, --unchecked
  list [remote]                  what is live; of one remote, every version
  promote <remote> <version>     make a published version stable
  rollback <remote> [version]    go back to the version before, or to any
  canary <remote> <version>      give a version to some learners
    --percent <n> --learners <id,id>
    --minimum-loads <n> --failure-excess <0 to 1> --load-time-ratio <n>
    --again                      start another trial, also of a version whose trial stopped by itself
  canary <remote> --stop         give all learners the stable version
  retire <remote> <version>      delete the files of a version that nobody runs
  retire --expired               of all that were not live for 30 days
    --with-embed                 also versions that other sites may have pinned
  refresh                        sign the newest snapshot again: it is valid for 90 days
  restore                        put back the newest snapshot, which the store has lost
  key                            make a key to sign with
    --public                     print the public part of the one in use
  change-key --former <public key>  sign anew, with the key in use, what another has signed

  --dry-run  do all but write       --json  answer as JSON       --help

Settings: REGISTRY_STORE (a folder, or s3://bucket/prefix with REGISTRY_S3_ENDPOINT, AWS_REGION,
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY), REGISTRY_BASE_ADDRESS, REGISTRY_PRIVATE_KEY,
REGISTRY_VALID_DAYS, REGISTRY_SEEN_FOLDER, TOPWORDS_URL, METRICS_TOKEN; see docs/operations.md.`;
