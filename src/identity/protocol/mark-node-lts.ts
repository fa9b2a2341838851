// oidc-provider prints a warning on every Node release without an LTS name. This product is tested on Node 26, which has
// no LTS name yet. Must be imported before the library.
process.release.lts ??= 'tested'
