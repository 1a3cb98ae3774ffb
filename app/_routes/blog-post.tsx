import { PostView } from '@/components/blog/post-view';
import { getLocale } from '@/lib/i18n/locales';
import { getPost, getPosts } from '@/lib/source/blog.server';
import type { LocaleParams } from './locale-params';
import { createMdxPage } from './mdx-page';

export const blogPost = {
  ...createMdxPage({
    getEntry: getPost,
    render: (post, locale, text) => (
      <PostView post={post} locale={locale}>
        {text}
      </PostView>
    ),
  }),
  generateStaticParams: ({ params }: { params: LocaleParams }) =>
    getPosts(getLocale(params.lang)).map(({ slugs }) => ({ slug: slugs.join('/') })),
};
