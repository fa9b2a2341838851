// oidc-provider calls every Node without an LTS name unsupported, on the first line a newcomer sees. Node 26 gets
// its name in the course of its life; until then it is the release this product is tested on. Imported before the
// library is.
process.release.lts ??= 'tested'
