<?php
/**
 * The theme: what it supports, and what it has of the site (frame.json, which the site's repository makes).
 *
 * @package Vencejo_Magazine
 */

declare(strict_types=1);

namespace Vencejo_Magazine;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'after_setup_theme',
	function (): void {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'custom-logo' );
		add_theme_support( 'responsive-embeds' );
		add_theme_support( 'html5', array( 'gallery', 'caption', 'style', 'script' ) );
		add_theme_support( 'editor-styles' );
		add_editor_style( 'style.css' );
		register_nav_menus( array( 'magazine' => 'Categories of the magazine, beside the entries of the site' ) );
	}
);
add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'vencejo-magazine', get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) ) );
// Comments do not reach WordPress through the site.
add_filter( 'comments_open', '__return_false' );

/** The navigation of the site in the language of the page; in Spanish where the site has not that language. */
function frame(): array {
	static $frames = null;
	$frames      ??= json_decode( (string) file_get_contents( __DIR__ . '/frame.json' ), true );
	return $frames[ substr( get_locale(), 0, 2 ) ] ?? $frames['es'];
}

/** An address of the site: public also where editors look at WordPress itself. */
function site_url_of( string $path ): string {
	return ( function_exists( 'Vencejo\\public_origin' ) ? \Vencejo\public_origin() : '' ) . $path;
}

/**
 * Writes links of the site as items of a list.
 *
 * @param array $links each with a label and an address.
 */
function show_links( array $links ): void {
	foreach ( $links as $link ) {
		printf( '<li><a href="%s">%s</a></li>', esc_url( site_url_of( $link['url'] ) ), esc_html( $link['label'] ) );
	}
}
