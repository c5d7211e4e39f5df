<?php
// What the tests of the plugin need of a theme: pictures of posts, a menu, and a session as careless plugins start it.
add_theme_support( 'post-thumbnails' );
add_theme_support( 'title-tag' );
add_theme_support( 'automatic-feed-links' );
register_nav_menus( array( 'main' => 'Main' ) );
add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'vencejo-test', get_stylesheet_uri(), array(), '1' ) );
add_action( 'init', fn() => PHP_SAPI !== 'cli' && session_start() );

// As Polylang does, which is not to be had here: addresses of a language begin with its code, posts have translations.
if ( preg_match( '#^/ca(/magazine/.*)$#', $_SERVER['REQUEST_URI'] ?? '', $found ) ) {
	$_SERVER['REQUEST_URI'] = $found[1];
	add_filter( 'locale', fn() => 'ca' );
	add_filter( 'redirect_canonical', '__return_false' );
}
add_filter( 'post_link', fn( $url, $post ) => 'ca' === get_post_meta( $post->ID, 'pll_lang', true ) ? str_replace( '/magazine/', '/ca/magazine/', $url ) : $url, 10, 2 );
add_action(
	'pre_get_posts',
	function ( $query ) {
		if ( 'es' === $query->get( 'lang' ) ) {
			$query->set( 'meta_query', array( array( 'key' => 'pll_lang', 'compare' => 'NOT EXISTS' ) ) );
		}
	}
);
if ( ! function_exists( 'pll_get_post' ) ) {
	function pll_get_post( int $post, string $code ): int {
		return (int) get_post_meta( $post, "pll_$code", true );
	}
}
