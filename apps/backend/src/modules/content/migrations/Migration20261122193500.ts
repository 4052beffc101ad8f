import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Moves the journal entries of an older shop into content, unchanged. */
export class Migration20261122193500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      do $$ begin
        if to_regclass('journal_entry') is null then return; end if;
        insert into content_entry (id, kind, key, latest, created_at)
        select 'content_journal_' || slug, 'journal', slug, 1, published_at from journal_entry
            on conflict do nothing;
        insert into content_version (entry_id, number, values, shown, created_at, publish_at, edition)
        select 'content_journal_' || slug, 1,
               jsonb_build_object(
                 'author', author,
                 'picture', coalesce(picture::text, ''),
                 'products', coalesce((select string_agg(handle, ', ')
                                         from jsonb_array_elements_text(product_handles) as handle), '')
               ) || (select jsonb_object_agg(pair.path, pair.value)
                       from jsonb_each(texts) as written (locale, text)
                      cross join lateral (values ('title.' || locale, text ->> 'title'),
                                                 ('excerpt.' || locale, text ->> 'excerpt'),
                                                 ('text.' || locale, text ->> 'body')) as pair (path, value)),
               true, published_at, published_at, 1
          from journal_entry
            on conflict do nothing;
        drop table journal_entry;
      end $$`)
  }

  /** Entries written since then cannot be moved back into the older table. */
  override async down(): Promise<void> {}
}
