/** What `--help` prints. */
export const usage = `npm run release -- <command> [options]

  <remote>                       check, test, build, publish and promote mfe-<remote>
    --version <version>          instead of the one in its package.json
    --canary <percent>           only for a share of learners; --learners <id,id> adds these
    --no-promote                 publish only
    --unchecked "<reason>"       skip its tests and the check of its screens; the reason is recorded
  shell                          the same for the shell: --version, --no-promote, --unchecked
  list [remote]                  everything that is live, or every version of one remote
  promote <remote> <version>     make a published version stable
  rollback <remote> [version]    go back to the previous version, or to a given one
  canary <remote> <version>      give a version to some learners
    --percent <n> --learners <id,id>
    --minimum-loads <n> --failure-excess <0 to 1> --load-time-ratio <n>
    --again                      start another trial, even of a version whose trial stopped automatically
  canary <remote> --stop         give all learners the stable version
  retire <remote> <version>      delete the files of a version that nobody runs anymore
  retire --expired               retire all versions not live for 30 days
    --with-embed                 include versions that other sites may have pinned
  refresh                        re-sign the newest snapshot, valid for another 90 days
  restore                        restore the newest snapshot after the store has lost it
  key                            make a signing key
    --public                     print the public part of the current key
  change-key --former <public key>  re-sign with the current key what another key signed

  --dry-run  write nothing          --json  answer as JSON       --help

Settings: REGISTRY_STORE (a folder, or s3://bucket/prefix with REGISTRY_S3_ENDPOINT, AWS_REGION,
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY), REGISTRY_BASE_ADDRESS, REGISTRY_PRIVATE_KEY,
REGISTRY_VALID_DAYS, REGISTRY_SEEN_FOLDER, TOPWORDS_URL, METRICS_TOKEN; see docs/operations.md.`;
