<?php
/**
 * Posts as the site's magazine shows its articles.
 *
 * @package Vencejo_Magazine
 */

declare(strict_types=1);

namespace Vencejo_Magazine;

/** The category under which a post's address is. */
function category_of_post(): ?\WP_Term {
	return get_the_category()[0] ?? null;
}

/** Writes who wrote a post, and when. */
function show_facts(): void {
	$author = (string) get_the_author();
	printf(
		'<p class="facts">%s<time datetime="%s">%s</time></p>',
		'' === $author ? '' : '<span>' . esc_html( $author ) . '</span> ',
		esc_attr( (string) get_the_date( 'c' ) ),
		esc_html( (string) get_the_date() )
	);
}

/** Writes a post in a list: the whole tile leads where its title does. */
function show_tile( string $heading, bool $is_lead = false ): void {
	$category = category_of_post();
	printf( '<article class="tile%s">', $is_lead ? ' lead' : '' );
	the_post_thumbnail( $is_lead ? 'large' : 'medium_large', array( 'alt' => '' ) );
	echo '<div class="words">';
	if ( null !== $category ) {
		printf( '<p class="category" data-category="%s">%s</p>', esc_attr( $category->slug ), esc_html( html_entity_decode( $category->name ) ) );
	}
	printf( '<%1$s><a href="%2$s">%3$s</a></%1$s>', tag_escape( $heading ), esc_url( get_permalink() ), wp_kses_post( get_the_title() ) );
	the_excerpt();
	show_facts();
	echo '</div></article>';
}

/** Writes the way up to a page. */
function show_breadcrumbs(): void {
	$links = array( array( 'label' => frame()['texts']['breadcrumbs.home'], 'url' => frame()['home'] ) );
	if ( ! is_home() ) {
		$links[] = array( 'label' => frame()['texts']['header.magazine'], 'url' => magazine_url() );
	}
	$category = is_singular() ? category_of_post() : null;
	if ( null !== $category ) {
		$links[] = array( 'label' => html_entity_decode( $category->name ), 'url' => get_category_link( $category ) );
	}
	printf( '<nav class="breadcrumbs" aria-label="%s"><ol>', esc_attr( say( 'breadcrumbs.label' ) ) );
	show_links( $links );
	printf( '<li><span aria-current="page">%s</span></li></ol></nav>', wp_kses_post( heading_of_page() ) );
}

/** The heading of a page, as HTML. */
function heading_of_page(): string {
	if ( is_404() ) {
		return say( 'notFound.title' );
	}
	if ( is_search() ) {
		return esc_html( get_search_query( false ) );
	}
	if ( is_singular() ) {
		return get_the_title();
	}
	return is_archive() ? (string) single_term_title( '', false ) : say( 'header.magazine' );
}

/** Writes the sections of the magazine: those of the menu, or all categories that have posts. */
function show_sections(): void {
	printf( '<nav class="categories" aria-label="%s">', esc_attr( say( 'categories' ) ) );
	wp_nav_menu(
		array(
			'theme_location' => 'magazine',
			'container'      => false,
			'menu_class'     => '',
			'depth'          => 1,
			'fallback_cb'    => __NAMESPACE__ . '\\show_all_sections',
		)
	);
	echo '</nav>';
}

/** Writes all sections, that of the page marked. */
function show_all_sections(): void {
	echo '<ul>';
	$current = is_category() ? get_category_link( get_queried_object_id() ) : ( is_home() ? magazine_url() : '' );
	foreach ( array( array( 'label' => frame()['texts']['category.all'], 'url' => magazine_url() ), ...section_links() ) as $link ) {
		printf( '<li><a href="%s"%s>%s</a></li>', esc_url( $link['url'] ), $current === $link['url'] ? ' aria-current="page"' : '', esc_html( $link['label'] ) );
	}
	echo '</ul>';
}

/** Writes others of the same section, to go on with. */
function show_related(): void {
	$category = category_of_post();
	$others   = new \WP_Query(
		array(
			'posts_per_page'      => 3,
			'post__not_in'        => array( get_the_ID() ),
			'cat'                 => null === $category ? 0 : $category->term_id,
			'has_password'        => false,
			'ignore_sticky_posts' => true,
		)
	);
	if ( $others->have_posts() ) {
		printf( '<section class="related" aria-labelledby="related"><h2 id="related">%s</h2><div class="tiles">', say( 'related' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		while ( $others->have_posts() ) {
			$others->the_post();
			show_tile( 'h3' );
		}
		echo '</div></section>';
	}
	wp_reset_postdata();
}
