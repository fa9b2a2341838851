-- The list of what a new salon still needs, until an owner hides it. Salons of before are not new.
alter table providers add column checklist_hidden_at timestamptz;
update providers set checklist_hidden_at = now();
