<?php
/**
 * `/magazine/sitemap.xml`: the posts and categories, which the site's index of sitemaps names.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Addresses in a file, by the protocol of sitemaps. */
const SITEMAP_URLS = 50000;

/** Answers where it is asked for. */
function serve_sitemap(): void {
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security
	if ( '/magazine/sitemap.xml' !== $path ) {
		return;
	}
	// With Polylang, of all languages.
	$ids  = get_posts( array( 'numberposts' => SITEMAP_URLS, 'has_password' => false, 'lang' => '', 'fields' => 'ids', 'orderby' => 'modified' ) );
	$last = array() === $ids ? 0 : (int) get_post_modified_time( 'U', true, $ids[0] );
	status_header( 200 );
	header( 'Content-Type: application/xml; charset=UTF-8' );
	header( 'Surrogate-Key: magazine' );
	header( 'Cache-Control: ' . lifetime() );
	header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', $last ) . ' GMT' );
	echo '<?xml version="1.0" encoding="UTF-8"?>' . "\n";
	echo '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' . "\n";
	foreach ( $ids as $id ) {
		sitemap_url( (string) get_permalink( $id ), (string) get_post_modified_time( 'c', true, $id ) );
	}
	foreach ( get_categories( array( 'lang' => '' ) ) as $category ) {
		sitemap_url( get_category_link( $category ) );
	}
	echo '</urlset>' . "\n";
	exit;
}

/** Writes one address: the public one, whoever asks. */
function sitemap_url( string $url, string $changed = '' ): void {
	echo '<url><loc>' . esc_xml( to_public( $url ) ) . '</loc>';
	if ( '' !== $changed ) {
		echo '<lastmod>' . esc_xml( $changed ) . '</lastmod>';
	}
	echo "</url>\n";
}
